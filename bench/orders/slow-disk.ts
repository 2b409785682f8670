import { Client } from 'pg';
import type { Bench, BenchResult } from '../bench.ts';
import { type Load, together } from '../load/latencies.ts';
import { createLeanOrders, placeLeanOrders } from './lean-order.ts';
import { placeOrders, type Shop, withShop } from './with-shop.ts';

const rounds = 3;
const seconds = 2;
/** What a disk behind a network takes to make a commit durable. */
const syncMilliseconds = 1;

type Clients = 16 | 64;

/**
 * PostgreSQL waits so long before each flush of its log. Who commits meanwhile shares the flush, while a real disk makes
 * them wait for the next one: the reference, whose commits are many, gains more by that than we do.
 */
async function slowDown({ url }: Shop): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`alter system set commit_delay = ${syncMilliseconds * 1000}`);
  await client.query('alter system set commit_siblings = 0');
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Ours and the leanest order take turns. */
async function measure(customers: number): Promise<BenchResult> {
  return withShop({ customers }, async (shop) => {
    await createLeanOrders(shop.url);
    await slowDown(shop);
    const lean = (clients: Clients) =>
      placeLeanOrders({ url: shop.url, accounts: customers }, { clients, seconds });
    const ours = (clients: Clients) => placeOrders(shop, { clients, seconds });
    await lean(16);
    await ours(16);
    const rates = async (clients: Clients) => {
      const loads: Record<'ours' | 'lean', Load[]> = { ours: [], lean: [] };
      for (let round = 0; round < rounds; round += 1) {
        loads.lean.push(await lean(clients));
        loads.ours.push(await ours(clients));
      }
      return { ours: together(loads.ours).perSecond, lean: together(loads.lean).perSecond };
    };
    const [few, many] = [await rates(16), await rates(64)];
    return {
      ours: few.ours,
      reference: few.lean,
      ratio: few.ours / few.lean,
      note:
        `16 clients; with 64: ${many.ours.toFixed(0)} and ${many.lean.toFixed(0)} a second ` +
        `(${(many.ours / many.lean).toFixed(2)}); reference: the leanest durable order by pgbench; ` +
        `every flush waits for another ${syncMilliseconds} ms`,
    };
  });
}

export const benches: readonly Bench[] = [
  { name: 'place-order, many accounts, slow disk', reach: '≥ 1.00', run: () => measure(200) },
  { name: 'place-order, one account, slow disk', reach: '≥ 1.00', run: () => measure(1) },
];
