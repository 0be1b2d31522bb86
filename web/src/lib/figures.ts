/** Shares of the victory as people read them: in per cent, with one digit after the point. */
import { written } from "$lib/numbers";

export interface Figures {
  /** "12.3" */
  percent: (share: number) => string;
  /** "+12.3", "−0.4" or "0.0" */
  change: (share: number) => string;
}

export function figuresIn(language: string): Figures {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const plain = new Intl.NumberFormat(language, digits);
  const signed = new Intl.NumberFormat(language, { ...digits, signDisplay: "exceptZero" });
  return {
    percent: (share) => written(plain.format(100 * share)),
    change: (share) => written(signed.format(100 * share)),
  };
}
