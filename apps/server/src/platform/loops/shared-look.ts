import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { AppServices } from '../context.ts';
import type { Logger } from '../log/log.ts';

/** A condition that is true when there is work now. */
export type DueCondition = (now: Date) => RawBuilder<unknown>;

interface Waiting {
  isDue: DueCondition;
  isOutgoing: boolean;
  /** In ms of `performance.now()`. */
  notBefore: number;
  wake(): void;
}

interface LookOptions {
  appServices: Pick<AppServices, 'db' | 'clock'>;
  log: Logger;
  stopping: AbortSignal;
}

const everyMs = 1000;

/**
 * Looks for the work of all loops at once, with one query a second: an idle process would otherwise ask the database
 * dozens of times for nothing. Work is found as soon as if each loop had looked for itself.
 */
export function createSharedLook({ appServices: { db, clock }, log, stopping }: LookOptions) {
  const waiting = new Set<Waiting>();

  const look = async (): Promise<void> => {
    const asked = [...waiting].filter(({ notBefore }) => notBefore <= performance.now());
    if (asked.length === 0) return;
    const now = clock.now();
    const { rows } = await sql<{ is_held: boolean; is_due: boolean[] }>`
      select outgoing_is_held() as is_held,
             array[${sql.join(asked.map(({ isDue }) => isDue(now)))}]::boolean[] as is_due`.execute(db);
    const { is_held = true, is_due = [] } = rows[0] ?? {};
    for (const [at, loop] of asked.entries()) if (is_due[at] && !(is_held && loop.isOutgoing)) loop.wake();
  };

  const lookAgainAndAgain = async (): Promise<void> => {
    while (!stopping.aborted) {
      await look().catch((error: unknown) => {
        log.error({ err: error }, 'The loops could not look for work; each looks for itself.');
        for (const loop of waiting) loop.wake();
      });
      await sleep(everyMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  };

  return {
    ended: lookAgainAndAgain(),
    /** Until a look says that there is work, or the longest pause is over. */
    untilDue: async (
      loop: { isDue: DueCondition; isOutgoing: boolean },
      pause: { leastMs: number; mostMs: number },
    ): Promise<void> => {
      const woken = new AbortController();
      const entry: Waiting = {
        ...loop,
        notBefore: performance.now() + pause.leastMs - everyMs / 2,
        wake: () => woken.abort(),
      };
      waiting.add(entry);
      await sleep(pause.mostMs, undefined, { signal: AbortSignal.any([stopping, woken.signal]) }).catch(
        () => undefined,
      );
      waiting.delete(entry);
    },
  };
}
