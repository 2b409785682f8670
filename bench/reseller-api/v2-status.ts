import { withBareRoute } from '../bare-route.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { callsPerSecond, withV2Server } from './with-v2-server.ts';

const rounds = 3;

/** A hundred orders a call, as resellers poll. */
function status(): Promise<BenchResult> {
  return withV2Server(async (server) => {
    const [first] = server.callers;
    const fields = { key: first?.key ?? '', action: 'status', orders: first?.orders ?? '' };
    const body = await (
      await fetch(`${server.origin}/api/v2`, { method: 'POST', body: new URLSearchParams(fields) })
    ).text();
    const query = {
      text: 'select * from customer_order where panel_id = (select min(id) from panel) and id = any($1)',
      values: [fields.orders.split(',')],
    };
    return withBareRoute({ url: server.url, query, body }, async (origin) => {
      const ask = (at: string) =>
        callsPerSecond({ ...server, origin: at }, ({ orders }) => ({ action: 'status', orders }));
      const sums = { ours: 0, reference: 0 };
      await ask(server.origin);
      for (let round = 0; round < rounds; round += 1) {
        sums.ours += await ask(server.origin);
        sums.reference += await ask(origin);
      }
      return {
        ours: sums.ours / rounds,
        reference: sums.reference / rounds,
        ratio: sums.ours / sums.reference,
        note: `${Math.round((sums.ours / rounds) * 100)} orders a second; reference: a bare Fastify route that reads a hundred orders by primary key and sends the same bytes`,
      };
    });
  });
}

export const benches: readonly Bench[] = [
  { name: 'v2-status: batches of 100', reach: '≥ 0.50', run: status },
];
