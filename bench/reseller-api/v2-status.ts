import type { Bench, BenchResult } from '../bench.ts';
import { callsPerSecond, withV2Server } from './with-v2-server.ts';

const requiredPerSecond = 500;
const rounds = 3;

/** A hundred orders a call, as resellers poll. */
function status(): Promise<BenchResult> {
  return withV2Server(async (server) => {
    const ask = () => callsPerSecond(server, ({ orders }) => ({ action: 'status', orders }));
    await ask();
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) sum += await ask();
    const ours = sum / rounds;
    return {
      ours,
      reference: requiredPerSecond,
      ratio: ours / requiredPerSecond,
      note: `${Math.round(ours * 100)} orders a second; reference: what must be reached`,
    };
  });
}

export const benches: readonly Bench[] = [
  { name: 'v2-status: batches of 100', reach: '≥ 1.00', run: status },
];
