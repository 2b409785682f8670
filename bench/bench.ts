/** What the ratio should reach: at least, or at most, a number. */
export type Reach = `${'≥' | '≤'} ${number}`;

/** One row of the table: our code against the best this machine can do with the same work, in one run. */
export interface Bench {
  name: string;
  reach: Reach;
  run(): Promise<BenchResult>;
}

export interface BenchResult {
  /** Operations per second. */
  ours: number;
  reference: number;
  ratio: number;
  note?: string;
}
