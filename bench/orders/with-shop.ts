import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { httpLoad } from '../load/http-load.ts';
import type { Load } from '../load/latencies.ts';

export interface Shop {
  origin: string;
  url: string;
  panelId: string;
  serviceId: string;
  people: { id: string; token: string }[];
  staffToken: string;
  /** Milliseconds of one turn of the dispatch loop. */
  dispatch(): Promise<number>;
}

/**
 * A panel that has lived for a while. On tables as good as empty PostgreSQL looks foreign keys up by whatever index, and
 * keeps to that until it learns of the rows, which takes a minute.
 */
const history = 5000;

/** The real server in a process of its own, on a durable database of its own. */
export async function withShop<Result>(
  size: { customers: number; orders?: number; accounts?: number },
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const counts = [size.customers, size.orders ?? history, size.accounts ?? 0].map(String);
  const child = fork(join(import.meta.dirname, 'place-order-server.ts'), counts, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [shop] = (await once(child, 'message')) as [Omit<Shop, 'dispatch'>];
  const dispatch = async () => {
    child.send('dispatch');
    const [{ milliseconds }] = (await once(child, 'message')) as [{ milliseconds: number }];
    return milliseconds;
  };
  try {
    return await work({ ...shop, dispatch });
  } finally {
    child.send('stop');
    await once(child, 'exit');
  }
}

let turns = 0;

/** Orders over HTTP, of the customers in turn, each with a link of its own. */
export function placeOrders(shop: Shop, load: { clients: number; seconds: number }): Promise<Load> {
  return httpLoad(shop.origin, load, () => {
    turns += 1;
    const line = {
      service_id: Number(shop.serviceId),
      quantity: 1000,
      url: `https://example.com/post/${turns}`,
    };
    return {
      method: 'POST',
      path: '/api/v1/orders',
      token: shop.people[turns % shop.people.length]?.token ?? '',
      body: JSON.stringify({ orders: [line], total: '1' }),
    };
  });
}

export const firstPage = '/api/v1/orders/datatable?start=0&length=10';

/** The first page of the customers' lists in turn: 10 rows and the total count. */
export function listOrders(shop: Shop, load: { clients: number; seconds: number }): Promise<Load> {
  return httpLoad(shop.origin, load, () => {
    turns += 1;
    return {
      method: 'GET',
      path: firstPage,
      token: shop.people[turns % shop.people.length]?.token ?? '',
    };
  });
}
