import type { Context } from '../context.ts';
import type { DueCondition } from './shared-look.ts';

/** A context without a panel; `inPanel` adds one. */
export interface LoopContext extends Omit<Context, 'panel'> {
  /** The same context inside one panel; undefined when there is no such panel. */
  inPanel(panelId: bigint): Promise<Context | undefined>;
  /** Aborted when the process is told to stop: nothing new is begun, what is claimed is handed back. */
  stopping: AbortSignal;
}

/**
 * Work that every worker process polls for. Used instead of jobs where work must start within a second
 * and sending a job would make transactions wait for each other. It claims rows in the database, so that
 * two processes never do the same work.
 */
export interface Loop {
  /** kebab-case, unique. */
  name: string;
  /** The pause after a run that found nothing. */
  everySeconds: number;
  /** It acts outside, so it pauses while everything that leaves is held after a restore. */
  isOutgoing?: boolean;
  /**
   * `run` returns true when there may be more work. With `isDue`, the loop is run when that is true; without, after
   * every pause. `isDue` may be true for nothing, but not false when there is work.
   */
  load(): Promise<{ run(ctx: LoopContext): Promise<boolean>; isDue?: DueCondition }>;
}
