/** One row of the table: our code against the best this machine can do with the same work, in one run. */
export interface Bench {
  name: string;
  /** What the ratio should reach, as the table prints it. */
  reach: string;
  run(): Promise<BenchResult>;
}

export interface BenchResult {
  /** Operations per second. */
  ours: number;
  reference: number;
  ratio: number;
  note?: string;
}
