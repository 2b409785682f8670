import { createHash } from 'node:crypto';
import type { Bench, BenchResult } from '../bench.ts';
import { httpLoad, type Message } from '../load/http-load.ts';
import { median } from '../load/latencies.ts';
import { callOwnFunction } from '../orders/own-function.ts';
import { listOrders, placeOrders, type Shop, withShop } from '../orders/with-shop.ts';

const few = 50_000;
const ordersEach = 250;
const customers = few / ordersEach;
const rounds = 3;
const seconds = 2;

interface GrownShop {
  shop: Shop;
  orders: number;
  accounts: number;
}

/** Milliseconds that one piece of the work takes. */
type Measure = (grown: GrownShop) => Promise<number>;

const anyOf = (count: number) => Math.floor(Math.random() * count);
const crowd = { clients: 16, seconds };
const alone = { clients: 1, seconds };

const ask =
  (next: (grown: GrownShop) => Omit<Message, 'method'>): Measure =>
  async (grown) =>
    median(
      (await httpLoad(grown.shop.origin, alone, () => ({ method: 'GET', ...next(grown) }))).milliseconds,
    );

const askConsole = (query: (grown: GrownShop) => string) =>
  ask((grown) => ({ path: `/api/v1/admin/orders?${query(grown)}`, token: grown.shop.staffToken }));

/** The number of one of the orders of the customer in this place, anywhere in the two years. */
const orderOf = ({ accounts }: GrownShop, place: number) => place + accounts * (1 + anyOf(ordersEach - 2));

const linkOf = (order: number) =>
  `https://example.com/${createHash('md5').update(String(order)).digest('hex')}`;

const measures = {
  'first page of a customer’s list': async ({ shop }) => median((await listOrders(shop, alone)).milliseconds),
  'an order by its number': ask((grown) => {
    const place = anyOf(customers);
    return {
      path: `/api/v1/orders/${orderOf(grown, place)}`,
      token: grown.shop.people[place]?.token ?? '',
    };
  }),
  'console, first page': askConsole(() => ''),
  'console, one state': askConsole(() => 'status=completed'),
  'console, search by number': askConsole(({ orders }) => `search=${1 + anyOf(orders)}`),
  'console, search by link': askConsole(
    ({ orders }) => `search=${encodeURIComponent(linkOf(1 + anyOf(orders)))}`,
  ),
  'console, orders of a customer': askConsole(
    ({ shop }) => `customer_id=${shop.people[anyOf(customers)]?.id}`,
  ),
  'placing alone': async ({ shop }) => median((await placeOrders(shop, alone)).milliseconds),
  'placing, 16 clients': async ({ shop }) => 16_000 / (await placeOrders(shop, crowd)).perSecond,
  'placing in SQL, 16 clients': async ({ shop }) => 16_000 / (await callOwnFunction(shop, crowd)).perSecond,
  'dispatch, one turn': async ({ shop }) => {
    const turns: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) turns.push(await shop.dispatch());
    return median(turns);
  },
} satisfies Record<string, Measure>;

type Work = keyof typeof measures;
const works = Object.keys(measures) as Work[];
type Times = Record<Work, { small: number[]; large: number[] }>;

let measured: Promise<Times> | undefined;

/** Both shops run at once and take turns, so that a busy moment of the machine affects both. */
function measure(orders: number): Promise<Times> {
  const start = (count: number, work: (grown: GrownShop) => Promise<Times>) => {
    const size = { orders: count, accounts: count / ordersEach };
    return withShop({ customers, ...size }, (shop) => work({ shop, ...size }));
  };
  measured ??= start(few, (small) =>
    start(orders, async (large) => {
      const times = Object.fromEntries(
        works.map((work) => [work, { small: [], large: [] }]),
      ) as unknown as Times;
      for (const work of works) {
        for (const grown of [small, large]) await measures[work](grown);
        for (let round = 0; round < rounds; round += 1) {
          times[work].small.push(await measures[work](small));
          times[work].large.push(await measures[work](large));
        }
      }
      return times;
    }),
  );
  return measured;
}

async function row(work: Work, orders: number): Promise<BenchResult> {
  const standing = orders.toLocaleString('en-US');
  const times = (await measure(orders))[work];
  const [small, large] = [median(times.small), median(times.large)];
  return {
    ours: 1000 / large,
    reference: 1000 / small,
    ratio: large / small,
    note: `ratio of times: ${large.toFixed(2)} and ${small.toFixed(2)} ms with ${standing} and with ${few.toLocaleString('en-US')} orders`,
  };
}

/** The same customers, each with 250 orders, alone in a panel and among the customers of so many orders. */
export function growthBenches(orders: number): Bench[] {
  return works.map((work) => ({
    name: `growth: ${work}`,
    reach: '≤ 1.30',
    run: () => row(work, orders),
  }));
}
