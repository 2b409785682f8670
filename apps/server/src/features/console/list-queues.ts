import type { Queue } from '@marquee/contract/console/queues.ts';
import { sql } from 'kysely';
import type { Waiting, WorkQueue } from '../../platform/console/work-queue.ts';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';

/** What waits, as far as the caller may work on it. Every page of the console asks: all are counted in one query. */
export async function listQueues(ctx: Context, queues: readonly WorkQueue[]): Promise<Queue[]> {
  const { permissions } = signedIn(ctx);
  const own = queues.filter(({ permission }) => permissions.includes(permission));
  if (own.length === 0) return [];
  const counts = own.map(
    ({ measure }, place) => sql`select ${sql.lit(place)} as place, * from (${measure(ctx)}) as queue`,
  );
  const { rows } = await sql<Waiting & { place: number }>`${sql.join(counts, sql` union all `)}`.execute(
    ctx.db,
  );
  return rows
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ place, count, oldest }) => {
      const queue = own[place];
      return queue
        ? [{ name: queue.name, count: Number(count), oldest_at: oldest?.toISOString() ?? null }]
        : [];
    });
}
