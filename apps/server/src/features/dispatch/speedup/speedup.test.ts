import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { walletBalances } from '../../ledger/index.ts';
import { run as pollOrders } from '../polling/poll-orders.ts';
import { run as dispatchOrders } from '../sending/dispatch-orders.ts';
import { resolveUnknown } from '../sending/resolve-unknown.ts';
import { paidOrders } from '../testing/paid-orders.ts';
import { speedupShop, surcharge } from '../testing/speedup-shop.ts';

const database = await testDatabase();

test('it goes to the source that was fastest lately, and the others stay where they were', async () => {
  const { ctx, service, loop, speedUp, measure, events, findings, sentLinks } = await speedupShop(database, [
    {},
    {},
  ]);
  await measure(0, 3600);
  await measure(1, 120);
  await paidOrders(ctx, service.id, ['https://example.com/usual']);
  const { orderIds } = await speedUp('https://example.com/fast');
  await dispatchOrders(loop);
  expect([sentLinks(0), sentLinks(1)]).toEqual([['https://example.com/usual'], ['https://example.com/fast']]);
  expect(await events(orderIds[0])).toEqual([['sent'], ['fastest_source']]);
  expect(await findings()).toEqual([]);
});

test('a faster source that costs more than the service sells for is not used', async () => {
  const { ctx, service, loop, speedUp, measure, sentLinks } = await speedupShop(database, [{}, {}]);
  await measure(0, 3600);
  await measure(1, 120);
  const [, dear] = await ctx.db
    .selectFrom('service_source')
    .select('provider_id')
    .where('panel_id', '=', ctx.panel.id)
    .where('service_id', '=', service.id)
    .orderBy('priority')
    .execute();
  await ctx.db
    .updateTable('provider_offer')
    .set({ rate: 900_000_000_000n })
    .where('panel_id', '=', ctx.panel.id)
    .where('provider_id', '=', dear?.provider_id ?? 0n)
    .execute();
  await speedUp('https://example.com/safe');
  await dispatchOrders(loop);
  expect([sentLinks(0), sentLinks(1)]).toEqual([['https://example.com/safe'], []]);
});

test('where nothing was faster, the surcharge is paid back once, and a partial delivery counts without it', async () => {
  const { ctx, loop, remotes, speedUp, events, findings } = await speedupShop(database, [{}]);
  const { account, orderIds } = await speedUp('https://example.com/alone');
  await dispatchOrders(loop);
  expect(await events(orderIds[0])).toEqual([['sent'], ['speedup_refunded', surcharge]]);
  expect((await walletBalances(ctx, { customerId: account.id })).cash).toBe(surcharge);
  expect(await findings()).toEqual([]);

  for (const placed of remotes[0]?.orders.values() ?? [])
    Object.assign(placed, { status: 'Partial', remains: 50n });
  ctx.clock.advance(120);
  await pollOrders(loop);
  const half = (100_000_000n - surcharge) / 2n;
  expect((await walletBalances(ctx, { customerId: account.id })).cash).toBe(surcharge + half);
  expect(await findings()).toEqual([]);
});

test('an order whose answer was lost gets its surcharge back when a person finds it placed', async () => {
  const { ctx, loop, remotes, speedUp, events } = await speedupShop(database, [{}]);
  const [remote] = remotes;
  if (remote) remote.fault = () => 'truncated';
  const { orderIds } = await speedUp('https://example.com/lost');
  await dispatchOrders(loop);
  expect(await events(orderIds[0])).toEqual([['sent']]);
  await resolveUnknown(ctx, orderIds[0] ?? 0n, { answer: 'placed', number: '4711' });
  expect(await events(orderIds[0])).toEqual([['sent'], ['speedup_refunded', surcharge]]);
});
