import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { testContext } from '../../../testing/test-context.ts';
import type { testDatabase } from '../../../testing/test-database.ts';
import { checkBooks } from '../../ledger/index.ts';
import { orders } from '../../orders/index.ts';
import { dispatchRules } from '../books-rules.ts';
import { listeners } from '../listeners.ts';
import { deliverable, loopContext, paidOrders } from './paid-orders.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

export const surcharge = 20_000_000n;

const upstream = (remote: { url: string; key: string }, limits = {}) =>
  ({
    name: 'Upstream',
    adapter: 'smm_v2',
    url: remote.url,
    key: remote.key,
    concurrency: 64,
    perMinute: 60_000,
    ...limits,
  }) as const;

/** A service that these providers deliver, the first one being preferred; orders can be sped up. */
export async function speedupShop(database: TestDatabase, limits: readonly object[]) {
  const ctx = await testContext(database, { listeners });
  const remotes = await Promise.all(limits.map(() => fakeProvider()));
  const { service, providerIds } = await deliverable(
    ctx,
    remotes.map((remote, place) => upstream(remote, limits[place])),
  );
  const speedUp = (...links: string[]) => paidOrders(ctx, service.id, links, { speedupCost: surcharge });
  const measure = (place: number, medianSeconds: number) =>
    ctx.db
      .insertInto('source_speed')
      .values({
        panel_id: ctx.panel.id,
        service_id: service.id,
        provider_id: providerIds[place] ?? 0n,
        offer_number: '7',
        median_seconds: medianSeconds,
        orders: 50,
        measured_at: ctx.clock.now(),
      })
      .execute();
  const events = async (orderId: bigint | undefined) =>
    (
      await ctx.db
        .selectFrom('order_event')
        .select(['kind', 'orders_ahead', 'amount'])
        .where('panel_id', '=', ctx.panel.id)
        .where('order_id', '=', orderId ?? 0n)
        .orderBy('id')
        .execute()
    ).map(({ kind, orders_ahead, amount }) => [kind, orders_ahead ?? amount].filter((part) => part !== null));
  const findings = async () =>
    (await checkBooks(ctx.db, [...(orders.books ?? []), ...dispatchRules])).filter(
      ({ panelId }) => panelId === ctx.panel.id,
    );
  const sentLinks = (place = 0) => [...(remotes[place]?.orders.values() ?? [])].map(({ link }) => link);
  const loop = loopContext(ctx);
  return { ctx, service, loop, remotes, speedUp, measure, events, findings, sentLinks };
}
