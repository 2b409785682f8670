import type { Bench, BenchResult } from '../bench.ts';
import { type Load, median, percentile, together } from '../load/latencies.ts';
import { createLeanOrders, placeLeanOrders } from './lean-order.ts';
import { callOwnFunction } from './own-function.ts';
import { placeOrders, withShop } from './with-shop.ts';

const rounds = 3;
const seconds = 3;
const crowds = [16, 64, 1] as const;

type Clients = (typeof crowds)[number];

interface Measured {
  ours: Record<Clients, Load>;
  lean: Record<Clients, Load>;
  /** Our own function called by pgbench, 16 clients. */
  ownFunction: Load;
}

/** Ours and the reference take turns, so that a busy moment of the machine affects both. */
function measure(customers: number): Promise<Measured> {
  return withShop({ customers }, async (shop) => {
    await createLeanOrders(shop.url);
    const warmUp = { clients: 16, seconds };
    await placeLeanOrders(shop, warmUp);
    await placeOrders(shop, warmUp);
    const taken: { ours: Load; lean: Load; clients: Clients }[] = [];
    for (const clients of crowds) {
      for (let round = 0; round < rounds; round += 1) {
        const lean = await placeLeanOrders(shop, { clients, seconds });
        taken.push({ clients, lean, ours: await placeOrders(shop, { clients, seconds }) });
      }
    }
    const of = (side: 'ours' | 'lean', clients: Clients) =>
      together(taken.filter((each) => each.clients === clients).map((each) => each[side]));
    return {
      ours: { 1: of('ours', 1), 16: of('ours', 16), 64: of('ours', 64) },
      lean: { 1: of('lean', 1), 16: of('lean', 16), 64: of('lean', 64) },
      ownFunction: await callOwnFunction(shop, warmUp),
    };
  });
}

const measured = new Map<number, Promise<Measured>>();

/** Several rows are of one measurement. */
function measureOnce(customers: number): Promise<Measured> {
  const result = measured.get(customers) ?? measure(customers);
  measured.set(customers, result);
  return result;
}

async function rate(customers: number): Promise<BenchResult> {
  const { ours, lean, ownFunction } = await measureOnce(customers);
  const atSixtyFour = ours[64].perSecond / lean[64].perSecond;
  return {
    ours: ours[16].perSecond,
    reference: lean[16].perSecond,
    ratio: ours[16].perSecond / lean[16].perSecond,
    note:
      `16 clients; reference: the leanest durable order in one call, by pgbench; with 64 clients ` +
      `${ours[64].perSecond.toFixed(0)} and ${lean[64].perSecond.toFixed(0)} a second (${atSixtyFour.toFixed(2)}); ` +
      `our own function one by one, by pgbench: ${ownFunction.perSecond.toFixed(0)} a second`,
  };
}

async function slowest(customers: number, clients: Clients): Promise<BenchResult> {
  const { ours, lean } = await measureOnce(customers);
  return waits(percentile(ours[clients].milliseconds, 0.99), percentile(lean[clients].milliseconds, 0.99));
}

/** One client that waits for each answer: what batching must not lengthen. */
async function alone(): Promise<BenchResult> {
  const { ours, lean } = await measureOnce(200);
  return waits(median(ours[1].milliseconds), median(lean[1].milliseconds));
}

function waits(ours: number, reference: number): BenchResult {
  return {
    ours: 1000 / ours,
    reference: 1000 / reference,
    ratio: ours / reference,
    note: `ratio of times: ${ours.toFixed(1)} and ${reference.toFixed(1)} ms`,
  };
}

export const benches: readonly Bench[] = [
  { name: 'place-order, many accounts', reach: '≥ 1.00', run: () => rate(200) },
  { name: 'place-order, many accounts, p99 at 16 clients', reach: '≤ 3.00', run: () => slowest(200, 16) },
  { name: 'place-order, many accounts, p99 at 64 clients', reach: '≤ 3.00', run: () => slowest(200, 64) },
  { name: 'place-order alone, median', reach: '≤ 9.99', run: alone },
  { name: 'place-order, one account', reach: '≥ 1.00', run: () => rate(1) },
  { name: 'place-order, one account, p99 at 16 clients', reach: '≤ 3.00', run: () => slowest(1, 16) },
  { name: 'place-order, one account, p99 at 64 clients', reach: '≤ 3.00', run: () => slowest(1, 64) },
];
