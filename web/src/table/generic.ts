/** The table of a game that has none of its own: its view as facts, its moves as buttons. */
import type { GameTable } from "$lib/contract";
import Controls from "./Moves.svelte";
import Table from "./GenericTable.svelte";

const generic: GameTable = { Table, Controls };
export default generic;
