import type { Bench, BenchResult } from '../bench.ts';
import { call, orderPerSecond, type Shop, withShop } from './place-order.ts';

const customers = 200;
const few = 50_000;
const many = 5_000_000;
const rounds = 3;
const lists = 300;

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

/** The first page of every customer's list, one after the other. */
async function listsPerSecond(shop: Shop): Promise<number> {
  const start = performance.now();
  for (let turn = 0; turn < lists; turn += 1) {
    const token = shop.people[turn % shop.people.length]?.token ?? '';
    await call(shop, token, '/api/v1/orders/datatable?start=0&length=10');
  }
  return (lists * 1000) / (performance.now() - start);
}

export const benches: readonly Bench[] = [
  { name: 'many-orders: placing with 5 million standing', reach: '≤ 1.30', run: () => grown(orderPerSecond) },
  { name: 'many-orders: list with 5 million standing', reach: '≤ 1.30', run: () => grown(listsPerSecond) },
];
