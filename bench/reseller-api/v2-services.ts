import { preparedBytes, requestsPerSecond } from '../against-prepared-bytes.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { callsPerSecond, withV2Server } from './with-v2-server.ts';

const rounds = 3;

/** With key check, rate limit and last use of every call, against a bare server that sends the same bytes. */
function services(): Promise<BenchResult> {
  return withV2Server(async (server) => {
    const [first] = server.callers;
    const reference = await preparedBytes(`${server.origin}/api/v2?action=services&key=${first?.key}`);
    try {
      const sums = { ours: 0, reference: 0 };
      for (let round = 0; round < rounds; round += 1) {
        sums.ours += await callsPerSecond(server, () => ({ action: 'services' }));
        sums.reference += await requestsPerSecond(reference.url);
      }
      return {
        ours: sums.ours / rounds,
        reference: sums.reference / rounds,
        ratio: sums.ours / sums.reference,
        note: `${(reference.bytes / 1000).toFixed(1)} kB compressed`,
      };
    } finally {
      reference.stop();
    }
  });
}

export const benches: readonly Bench[] = [
  { name: 'v2-services: 20,000 services', reach: '≥ 0.80', run: services },
];
