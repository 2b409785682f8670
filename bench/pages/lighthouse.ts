import lighthouse, { type Result } from 'lighthouse';
import { startPanel } from '../../e2e/server/start-panel.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { startBareBrowser } from '../browser/bare-browser.ts';
import { chromiumPath } from '../chromium-path.ts';
import { median } from '../load/latencies.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const required = 100;
const runs = 5;

interface Run {
  scores: readonly number[];
  /** What keeps it below, the heaviest first. */
  inTheWay: readonly string[];
}

/** Lighthouse's own phone on a warm production panel: for each page the median of five runs per category. */
async function scores(path: string): Promise<BenchResult> {
  const browserAt = chromiumPath();
  if ('missing' in browserAt) return { ours: 0, reference: 0, ratio: 0, note: browserAt.missing };
  const panel = await startPanel();
  try {
    await fetch(panel.origin + path);
    const found: Run[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await oneRun(browserAt.path, panel.origin + path));
    const medians = categories.map((_, index) => median(found.map((run) => run.scores[index] ?? 0)));
    return {
      ours: medians[0] ?? 0,
      reference: required,
      ratio: Math.min(...medians) / required,
      note: [medians.join(' / '), `performance ${performances(found)}`, ...inTheWay(found)].join('; '),
    };
  } finally {
    await panel.stop();
  }
}

function performances(found: readonly Run[]): string {
  return found.map((run) => run.scores[0] ?? 0).join(', ');
}

/** Of the run in the middle. */
function inTheWay(found: readonly Run[]): readonly string[] {
  const ordered = found.toSorted((one, other) => (one.scores[0] ?? 0) - (other.scores[0] ?? 0));
  return ordered[Math.floor(ordered.length / 2)]?.inTheWay ?? [];
}

async function oneRun(executablePath: string, url: string): Promise<Run> {
  const browser = await startBareBrowser(executablePath);
  try {
    const answer = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error' });
    if (!answer) throw new Error(`Lighthouse has nothing to say about ${url}`);
    const score = (name: string) => Math.round((answer.lhr.categories[name]?.score ?? 0) * 100);
    return { scores: categories.map(score), inTheWay: failing(answer.lhr) };
  } finally {
    await browser.close();
  }
}

/** Audits that cost points, with what they say: `largest-contentful-paint 2.1 s (-1.2)`. */
function failing({ audits, categories: judged }: Result): string[] {
  return categories
    .flatMap((name) => judged[name]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ audit: audits[id], lost: weight * (1 - (audits[id]?.score ?? 1)) }))
    .filter(({ lost }) => lost >= 0.05)
    .toSorted((one, other) => other.lost - one.lost)
    .map(({ audit, lost }) => `${audit?.id} ${audit?.displayValue ?? ''} (−${lost.toFixed(1)})`);
}

export const benches: readonly Bench[] = [
  ['home page', '/'],
  ['a service', '/services/youtube-views-standard'],
  ['a service type', '/youtube-views'],
].map(([name, path = '/']) => ({ name: `lighthouse: ${name}`, reach: '≥ 0.97', run: () => scores(path) }));
