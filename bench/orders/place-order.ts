import type { Bench, BenchResult } from '../bench.ts';
import { type Load, median, percentile, together } from '../load/latencies.ts';
import { syncsPerSecond } from '../load/sync-rate.ts';
import { createLeanOrders, placeLeanOrders, withLeanServer } from './lean-order.ts';
import { callOwnFunction } from './own-function.ts';
import { placeOrders, withShop } from './with-shop.ts';

const rounds = 3;
const seconds = 2;
const crowds = [16, 64, 1] as const;
const sideNames = ['lean', 'bare', 'ours'] as const;

type Clients = (typeof crowds)[number];

type Side = (typeof sideNames)[number];
type Crowd = { clients: number; seconds: number };

interface Measured {
  /** Over HTTP; the leanest order by pgbench; the same behind a bare Fastify route. */
  loads: Record<Side, Record<Clients, Load>>;
  /** Our own function called by pgbench, 16 clients. */
  ownFunction: Load;
  syncs: number;
}

/** Ours and the references take turns, so that a busy moment of the machine affects all. */
function measure(customers: number): Promise<Measured> {
  return withShop({ customers }, async (shop) => {
    await createLeanOrders(shop.url);
    return withLeanServer(shop, async (bareOrigin) => {
      const sides = {
        lean: (load: Crowd) => placeLeanOrders({ url: shop.url, accounts: customers }, load),
        bare: (load: Crowd) => placeOrders({ ...shop, origin: bareOrigin }, load),
        ours: (load: Crowd) => placeOrders(shop, load),
      };
      for (const side of sideNames) await sides[side]({ clients: 16, seconds });
      const taken: { side: Side; clients: Clients; load: Load }[] = [];
      for (const clients of crowds) {
        for (let round = 0; round < rounds; round += 1) {
          for (const side of sideNames) {
            taken.push({ side, clients, load: await sides[side]({ clients, seconds }) });
          }
        }
      }
      const of = (side: Side, clients: Clients) =>
        together(
          taken.filter((each) => each.side === side && each.clients === clients).map(({ load }) => load),
        );
      const all = (side: Side) => ({ 1: of(side, 1), 16: of(side, 16), 64: of(side, 64) });
      return {
        loads: { ours: all('ours'), lean: all('lean'), bare: all('bare') },
        ownFunction: await callOwnFunction(shop, { clients: 16, seconds }),
        syncs: syncsPerSecond(),
      };
    });
  });
}

const measured = new Map<number, Promise<Measured>>();

/** Several rows are of one measurement. */
function measureOnce(customers: number): Promise<Measured> {
  const result = measured.get(customers) ?? measure(customers);
  measured.set(customers, result);
  return result;
}

async function rate(customers: number, reference: 'lean' | 'bare'): Promise<BenchResult> {
  const { loads, ownFunction, syncs } = await measureOnce(customers);
  const [ours, other] = [loads.ours, loads[reference]];
  const notes = {
    lean: `reference: the leanest durable order in one call, by pgbench, on a disk that syncs ${syncs.toFixed(0)} times a second; our own function one by one, by pgbench: ${ownFunction.perSecond.toFixed(0)} a second`,
    bare: 'reference: a bare Fastify route that makes that call',
  };
  return {
    ours: ours[16].perSecond,
    reference: other[16].perSecond,
    ratio: ours[16].perSecond / other[16].perSecond,
    note:
      `16 clients; with 64: ${ours[64].perSecond.toFixed(0)} and ${other[64].perSecond.toFixed(0)} a second ` +
      `(${(ours[64].perSecond / other[64].perSecond).toFixed(2)}); ${notes[reference]}`,
  };
}

async function slowest(customers: number, clients: Clients): Promise<BenchResult> {
  const { ours, lean } = (await measureOnce(customers)).loads;
  return waits(percentile(ours[clients].milliseconds, 0.99), percentile(lean[clients].milliseconds, 0.99));
}

/** One client that waits for each answer: what batching must not lengthen. */
async function alone(): Promise<BenchResult> {
  const { ours, lean, bare } = (await measureOnce(200)).loads;
  const result = waits(median(ours[1].milliseconds), median(lean[1].milliseconds));
  return {
    ...result,
    note: `${result.note}; a bare Fastify route ${median(bare[1].milliseconds).toFixed(1)} ms`,
  };
}

function waits(ours: number, reference: number): BenchResult & { note: string } {
  return {
    ours: 1000 / ours,
    reference: 1000 / reference,
    ratio: ours / reference,
    note: `ratio of times: ${ours.toFixed(1)} and ${reference.toFixed(1)} ms`,
  };
}

export const benches: readonly Bench[] = [
  { name: 'place-order, many accounts', reach: '≥ 1.00', run: () => rate(200, 'lean') },
  { name: 'place-order, many accounts, bare server', reach: '≥ 1.00', run: () => rate(200, 'bare') },
  { name: 'place-order, many accounts, p99 at 16 clients', reach: '≤ 3.00', run: () => slowest(200, 16) },
  { name: 'place-order, many accounts, p99 at 64 clients', reach: '≤ 3.00', run: () => slowest(200, 64) },
  { name: 'place-order alone, median', reach: '≤ 15.5', run: alone },
  { name: 'place-order, one account', reach: '≥ 1.00', run: () => rate(1, 'lean') },
  { name: 'place-order, one account, bare server', reach: '≥ 1.00', run: () => rate(1, 'bare') },
  { name: 'place-order, one account, p99 at 16 clients', reach: '≤ 3.00', run: () => slowest(1, 16) },
  { name: 'place-order, one account, p99 at 64 clients', reach: '≤ 3.00', run: () => slowest(1, 64) },
];
