import type { Bench, BenchResult } from '../bench.ts';
import { listOrders, placeOrders, type Shop, withShop } from './with-shop.ts';

const customers = 200;
const few = 50_000;
const many = 5_000_000;
const rounds = 3;
const load = { clients: 16, seconds: 4 };

type Measure = (shop: Shop) => Promise<number>;

/** Both shops run at once and take turns, so that a busy moment of the machine affects both. */
function grown(measure: Measure): Promise<BenchResult> {
  return withShop({ customers, orders: few }, (small) =>
    withShop({ customers, orders: many }, async (large) => {
      const sums = { small: 0, large: 0 };
      for (const shop of [small, large]) await measure(shop);
      for (let round = 0; round < rounds; round += 1) {
        sums.small += await measure(small);
        sums.large += await measure(large);
      }
      return {
        ours: sums.large / rounds,
        reference: sums.small / rounds,
        ratio: sums.small / sums.large,
        note: 'ratio of times; reference: the same with 50,000 orders',
      };
    }),
  );
}

const placing: Measure = async (shop) => (await placeOrders(shop, load)).perSecond;
const listing: Measure = async (shop) => (await listOrders(shop, { ...load, clients: 1 })).perSecond;

export const benches: readonly Bench[] = [
  { name: 'many-orders: placing with 5 million standing', reach: '≤ 1.30', run: () => grown(placing) },
  { name: 'many-orders: list with 5 million standing', reach: '≤ 1.30', run: () => grown(listing) },
];
