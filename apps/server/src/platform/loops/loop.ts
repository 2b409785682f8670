import type { Context } from '../context.ts';

/** What a loop works with: nothing of a panel until it names one. */
export interface LoopContext extends Omit<Context, 'panel'> {
  /** The same context inside one panel; undefined when there is no such panel. */
  inPanel(panelId: bigint): Promise<Context | undefined>;
}

/**
 * Work that is looked for again and again by every worker process: for what must start within a second,
 * and must not make those who cause it queue up behind one another. It claims what it does in the database,
 * so that two processes never do the same.
 */
export interface Loop {
  /** kebab-case, unique. */
  name: string;
  /** Between two looks that found nothing. */
  everySeconds: number;
  /** True: there may be more at once. */
  load(): Promise<{ run(ctx: LoopContext): Promise<boolean> }>;
}
