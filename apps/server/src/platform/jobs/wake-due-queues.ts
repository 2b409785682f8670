import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

const everyMs = 2000;

/**
 * A new job wakes its workers by a notice. Jobs that were to start later, are tried again or whose notice was lost
 * are found by one look at all queues, instead of one for each worker.
 */
export function wakeDueQueues(boss: PgBoss, names: readonly string[], onError: (error: unknown) => void) {
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    const due = new Set(await dueQueues(boss, names));
    for (const { id, name } of boss.getWipData()) if (due.has(name)) boss.notifyWorker(id);
  };
  const lookAgainAndAgain = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await look().catch(onError);
    }
  };
  const ended = lookAgainAndAgain();
  return () => {
    stopping.abort();
    return ended;
  };
}

async function dueQueues(boss: PgBoss, names: readonly string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select wanted.name from unnest($1::text[]) as wanted (name)
      where exists (select from jobs.job where job.name = wanted.name
        and job.state < 'active' and not job.blocked and job.start_after <= now())`,
    [names],
  );
  return rows.map(({ name }: { name: string }) => name);
}
