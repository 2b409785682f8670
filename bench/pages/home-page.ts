import { startPanel } from '../../e2e/server/start-panel.ts';
import { againstPreparedBytes } from '../against-prepared-bytes.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { perSecond } from '../per-second.ts';
import { stringRendersPerSecond } from './string-renders.ts';

const clients = 8;
const seconds = 4;
const rounds = 3;

async function kept(): Promise<BenchResult> {
  const panel = await startPanel();
  try {
    return await againstPreparedBytes(`${panel.origin}/`);
  } finally {
    await panel.stop();
  }
}

/** Every visitor requests a different address, so every page is loaded and rendered separately. */
async function rendered(): Promise<BenchResult> {
  const panel = await startPanel();
  const plain = { headers: { accept: 'text/html', 'accept-encoding': 'identity' } };
  const load = async (visitor: number) => (await fetch(`${panel.origin}/?visitor=${visitor}`, plain)).text();
  try {
    const html = await load(0);
    const sums = { ours: 0, reference: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      sums.ours += await perSecond({ clients, seconds }, (turn) => load(round * 1_000_000 + turn));
      sums.reference += await stringRendersPerSecond(html, seconds);
    }
    return {
      ours: sums.ours / rounds,
      reference: sums.reference / rounds,
      ratio: sums.ours / sums.reference,
      note: 'reference: React writes the same elements, without asking anybody for data',
    };
  } finally {
    await panel.stop();
  }
}

export const benches: readonly Bench[] = [
  { name: 'home page HTML, guest', reach: '≥ 0.60', run: kept },
  { name: 'home page HTML, rendered each time', reach: '≥ 0.30', run: rendered },
];
