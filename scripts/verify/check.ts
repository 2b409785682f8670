/** One rule of the project as a command. */
export interface Check {
  name: string;
  run(): Promise<Finding>;
}

export interface Finding {
  /** What is wrong, one entry per place; empty means that the rule is kept. */
  problems: readonly string[];
  /** What is worth knowing when nothing is wrong. */
  note?: string;
  /** Longer figures, shown below the list of checks. */
  report?: string;
}
