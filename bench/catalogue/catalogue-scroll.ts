import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments } from '../../e2e/server/browser-arguments.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { chromiumPath } from '../chromium-path.ts';
import { openPlainRows } from './scroll-reference.ts';
import { withCatalogueServer } from './with-catalogue-server.ts';

const seconds = 6;
const count = 10_000;
const rounds = 2;

interface Frames {
  perSecond: number;
  longest: number;
  /** CPU time of the page's thread per frame. */
  milliseconds: number;
}

/** Loads all services into the list, then scrolls through them and counts every frame. */
async function scroll(): Promise<BenchResult> {
  const browserAt = chromiumPath();
  if ('missing' in browserAt) return { ours: 0, reference: 0, ratio: 0, note: browserAt.missing };
  return withCatalogueServer({ pages: true }, async (origin) => {
    const browser = await chromium.launch({ executablePath: browserAt.path, args: browserArguments });
    try {
      const open = () => browser.newPage({ viewport: { width: 1280, height: 900 } });
      const [services, plain] = [await open(), await open()];
      await services.goto(origin, { waitUntil: 'networkidle' });
      await loadAll(services);
      await openPlainRows(plain, count);
      const ours: Frames[] = [];
      const reference: Frames[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await frames(services));
        reference.push(await frames(plain));
      }
      const drawn = await services.locator('li[data-service]').count();
      return {
        ours: average(ours, 'perSecond'),
        reference: average(reference, 'perSecond'),
        ratio: average(ours, 'perSecond') / average(reference, 'perSecond'),
        note:
          `frames a second, against bare lines; ${average(ours, 'milliseconds').toFixed(1)} and ` +
          `${average(reference, 'milliseconds').toFixed(1)} ms of the processor each; longest ` +
          `${average(ours, 'longest').toFixed(0)} ms; ${drawn} of 10,000 rows in the document`,
      };
    } finally {
      await browser.close();
    }
  });
}

/** Scrolls to the end of the list again and again until everything is loaded. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = () => document.querySelector<HTMLButtonElement>('[data-list-end] button');
    for (let waited = 0; end() && waited < 4000; waited += 1) {
      end()?.click();
      await new Promise((next) => setTimeout(next, 15));
    }
  });
}

async function frames(page: Page): Promise<Frames> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busySeconds(session);
  const { shown, longest } = await page.evaluate(scrollThrough, seconds * 1000);
  const busy = (await busySeconds(session)) - before;
  await session.detach();
  return { perSecond: shown / seconds, longest, milliseconds: (busy * 1000) / shown };
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Half a row per frame, which is three screens a second, and a jump every second. */
async function scrollThrough(length: number): Promise<{ shown: number; longest: number }> {
  window.scrollTo(0, 0);
  await new Promise((next) => setTimeout(next, 1000));
  const start = performance.now();
  let [shown, longest, last] = [0, 0, start];
  while (last - start < length) {
    const now = await new Promise<number>((next) => requestAnimationFrame(next));
    longest = Math.max(longest, now - last);
    last = now;
    window.scrollTo(0, Math.floor(shown / 60) * 100_000 + (shown % 60) * 45);
    shown += 1;
  }
  return { shown, longest };
}

function average(all: readonly Frames[], figure: keyof Frames): number {
  return all.reduce((sum, one) => sum + one[figure], 0) / all.length;
}

export const benches: readonly Bench[] = [
  { name: 'catalogue: scrolling 10,000 rows in Chromium', reach: '≥ 0.95', run: scroll },
];
