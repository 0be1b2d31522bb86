/** The invitation in a table's link, if there is one: who shows it may look at a private table and sit down. */
export function invitationIn(hash: string): string | null {
  return hash.match(/^#invite=([\w-]+)$/)?.[1] ?? null;
}
