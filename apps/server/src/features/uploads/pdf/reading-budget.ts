import { UnreadablePdf } from './pdf-values.ts';

/** What one file may cost: many small bombs add up, and objects may be named a thousand times. */
export interface ReadingBudget {
  /** Bytes of unpacked structure; large documents need about one megabyte. */
  bytes: number;
  /** Values of the structure, comments included. */
  values: number;
}

export const newBudget = (): ReadingBudget => ({ bytes: 4 * 1024 * 1024, values: 400_000 });

export function spend(budget: ReadingBudget, what: keyof ReadingBudget, amount: number): void {
  budget[what] -= amount;
  if (budget[what] < 0) throw new UnreadablePdf('too large');
}
