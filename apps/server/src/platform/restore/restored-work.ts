import type { LoopContext } from '../loops/loop.ts';

/** Work from before a restore that acts outside: it may already have been done after the backup was made. */
export interface RestoredWork {
  /** kebab-case, unique; the option of the release command. */
  name: string;
  /** For the report. */
  description: string;
  /** What the operator may choose, with what it means. The first is the default. */
  choices: Readonly<Record<string, string>>;
  /** There is no safe default: with work of this kind, the operator must choose. */
  mustChoose?: boolean;
  /** How much there is from before this moment. */
  count(ctx: LoopContext, before: Date): Promise<number>;
  /** Prepares the release; run again, it changes nothing. */
  settle(ctx: LoopContext, before: Date, choice: string): Promise<void>;
  /** Further lines for the report, such as what providers say. */
  report?(ctx: LoopContext): Promise<string[]>;
}
