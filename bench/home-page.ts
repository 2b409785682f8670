import { startPanel } from '../e2e/server/start-panel.ts';
import { againstPreparedBytes } from './against-prepared-bytes.ts';
import type { Bench, BenchResult } from './bench.ts';

async function homePage(): Promise<BenchResult> {
  const panel = await startPanel();
  try {
    return await againstPreparedBytes(`${panel.origin}/`);
  } finally {
    await panel.stop();
  }
}

export const benches: readonly Bench[] = [{ name: 'home page HTML, guest', reach: '≥ 0.60', run: homePage }];
