import { sql } from 'kysely';
import { syncProvider } from '../../apps/server/src/features/providers/index.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { withDeliveryShop } from './delivery-shop.ts';

const count = 20_000;

/** Every offer becomes a service with its own price; then a second sync finds nothing to change. */
function importAll(): Promise<BenchResult> {
  return withDeliveryShop(async ({ ctx, type, providerId }) => {
    const own = { panel_id: ctx.panel.id, provider_id: providerId };
    await ctx.db
      .insertInto('offer_rule')
      .values({ ...own, pattern: '^youtube', service_type_id: type.id })
      .execute();
    await ctx.db
      .insertInto('price_rule')
      .values({ ...own, percent_ppm: 500_000 })
      .execute();
    const first = await timed(() => syncProvider(ctx, providerId));
    if (first.result.added !== count) throw new Error(`${first.result.added} services were added`);
    const again = await timed(() => syncProvider(ctx, providerId));
    if (again.result.added + again.result.repriced > 0) throw new Error('the second sync changed something');
    const copy = await timed(() => copyServices(ctx));
    return {
      ours: count / first.seconds,
      reference: count / copy.seconds,
      ratio: first.seconds / copy.seconds,
      note: `ratio of times: ${first.seconds.toFixed(1)} and ${copy.seconds.toFixed(2)} s; reference: the same rows written to a bare copy of the table; again without news ${again.seconds.toFixed(1)} s`,
    };
  });
}

/** With the table's indexes, without its triggers and foreign keys, in one statement. */
async function copyServices({ db, panel }: Context): Promise<void> {
  await sql`create table service_copy (like service including all excluding generated excluding identity)`.execute(
    db,
  );
  await sql`insert into service_copy select * from service where panel_id = ${panel.id}`.execute(db);
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const start = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - start) / 1000 };
}

export const benches: readonly Bench[] = [
  { name: 'import-services: 20,000 of a provider', reach: '≤ 20', run: importAll },
];
