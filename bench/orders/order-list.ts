import type { Bench, BenchResult } from '../bench.ts';
import { median } from '../load/latencies.ts';
import { listOrders, withShop } from './with-shop.ts';

const allowed = 30;

function firstPage(): Promise<BenchResult> {
  return withShop({ customers: 1, orders: 100_000 }, async (shop) => {
    const { milliseconds } = await listOrders(shop, { clients: 1, seconds: 3 });
    const took = median(milliseconds);
    return {
      ours: 1000 / took,
      reference: 1000 / allowed,
      ratio: allowed / took,
      note: `median ${took.toFixed(1)} ms, to stay below ${allowed}`,
    };
  });
}

export const benches: readonly Bench[] = [
  { name: 'order-list of a customer with 100,000 orders', reach: '≥ 1.00', run: firstPage },
];
