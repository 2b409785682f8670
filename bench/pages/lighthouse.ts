import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArguments } from '../../e2e/server/browser-arguments.ts';
import { startPanel } from '../../e2e/server/start-panel.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { chromiumPath } from '../chromium-path.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const required: readonly number[] = [98, 100, 100, 100];
const runs = 3;
const port = 9321;

/** Lighthouse's own phone on a warm production panel: for each page the median of three runs per category. */
async function scores(path: string): Promise<BenchResult> {
  const browserAt = chromiumPath();
  if ('missing' in browserAt) return { ours: 0, reference: 0, ratio: 0, note: browserAt.missing };
  const panel = await startPanel();
  try {
    await fetch(panel.origin + path);
    const found: number[][] = [];
    for (let run = 0; run < runs; run += 1) found.push(await oneRun(browserAt.path, panel.origin + path));
    const medians = categories.map((_, index) => median(found.map((run) => run[index] ?? 0)));
    return {
      ours: medians[0] ?? 0,
      reference: required[0] ?? 0,
      ratio: Math.min(...medians.map((score, index) => score / (required[index] ?? 100))),
      note: `${medians.join(' / ')}, wanted ${required.join(' / ')}`,
    };
  } finally {
    await panel.stop();
  }
}

async function oneRun(executablePath: string, url: string): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    return categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

export const benches: readonly Bench[] = [
  ['home page', '/'],
  ['a service', '/services/youtube-views-standard'],
  ['a service type', '/youtube-views'],
].map(([name, path = '/']) => ({ name: `lighthouse: ${name}`, reach: '≥ 1.00', run: () => scores(path) }));
