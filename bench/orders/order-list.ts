import { withBareRoute } from '../bare-route.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { median } from '../load/latencies.ts';
import { firstPage, listOrders, withShop } from './with-shop.ts';

const rounds = 3;
const load = { clients: 1, seconds: 2 };

/** One client that waits for each answer; ours and the reference in turns. */
function listed(): Promise<BenchResult> {
  return withShop({ customers: 1, orders: 100_000 }, async (shop) => {
    const { token, id } = shop.people[0] ?? { token: '', id: '' };
    const headers = { authorization: `Bearer ${token}` };
    const body = await (await fetch(`${shop.origin}${firstPage}`, { headers })).text();
    const query = {
      text: 'select * from customer_order where panel_id = $1 and account_id = $2 and hidden_at is null order by id desc limit 10',
      values: [shop.panelId, id],
    };
    return withBareRoute({ url: shop.url, query, body }, async (origin) => {
      const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
      for (const each of [shop, { ...shop, origin }]) await listOrders(each, load);
      for (let round = 0; round < rounds; round += 1) {
        times.ours.push(...(await listOrders(shop, load)).milliseconds);
        times.bare.push(...(await listOrders({ ...shop, origin }, load)).milliseconds);
      }
      const [ours, bare] = [median(times.ours), median(times.bare)];
      return {
        ours: 1000 / ours,
        reference: 1000 / bare,
        ratio: ours / bare,
        note: `ratio of times: ${ours.toFixed(1)} and ${bare.toFixed(1)} ms; reference: a bare Fastify route with the query for the ten rows and the same bytes`,
      };
    });
  });
}

export const benches: readonly Bench[] = [
  { name: 'order-list of a customer with 100,000 orders', reach: '≤ 5.00', run: listed },
];
