import { chromium, type Page } from '@playwright/test';
import { browserArguments } from '../e2e/server/browser-arguments.ts';
import type { Bench, BenchResult } from './bench.ts';
import { chromiumPath } from './chromium-path.ts';
import { withCatalogueServer } from './with-catalogue-server.ts';

const seconds = 6;

interface Frames {
  shown: number;
  /** Of the screen in the same time, while nothing happened. */
  possible: number;
  longest: number;
  items: number;
}

/** All services loaded into the list, then turned through with the wheel while every frame is counted. */
async function scroll(): Promise<BenchResult> {
  const browserAt = chromiumPath();
  if ('missing' in browserAt) return { ours: 0, reference: 0, ratio: 0, note: browserAt.missing };
  return withCatalogueServer({ pages: true }, async (origin) => {
    const browser = await chromium.launch({ executablePath: browserAt.path, args: browserArguments });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(origin, { waitUntil: 'networkidle' });
      await loadAll(page);
      const frames = await countFrames(page);
      return {
        ours: frames.shown / seconds,
        reference: frames.possible / seconds,
        ratio: frames.shown / frames.possible,
        note: `frames a second; longest ${frames.longest.toFixed(0)} ms; ${frames.items} of 10,000 rows in the document`,
      };
    } finally {
      await browser.close();
    }
  });
}

/** By the end of the list, over and over, as somebody would who wants to see everything. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = () => document.querySelector<HTMLButtonElement>('[data-list-end] button');
    for (let waited = 0; end() && waited < 4000; waited += 1) {
      end()?.click();
      await new Promise((next) => setTimeout(next, 15));
    }
    window.scrollTo(0, 0);
    await new Promise((next) => setTimeout(next, 1000));
  });
}

async function countFrames(page: Page): Promise<Frames> {
  return page.evaluate(async (length) => {
    const count = async (each: (passed: number) => void) => {
      const start = performance.now();
      let [shown, longest, last] = [0, 0, start];
      while (last - start < length) {
        const now = await new Promise<number>((next) => requestAnimationFrame(next));
        longest = Math.max(longest, now - last);
        last = now;
        shown += 1;
        each(now - start);
      }
      return { shown, longest };
    };
    const still = await count(() => undefined);
    // Three screens a second, and every second a leap.
    let leap = 0;
    const moving = await count((passed) => {
      leap = Math.floor(passed / 1000) * 100_000;
      window.scrollTo(0, leap + (passed % 1000) * 2.7);
    });
    const items = document.querySelectorAll('li[data-service]').length;
    return { shown: moving.shown, longest: moving.longest, possible: still.shown, items };
  }, seconds * 1000);
}

export const benches: readonly Bench[] = [
  { name: 'catalogue: scrolling 10,000 rows in Chromium', reach: '≥ 0.95', run: scroll },
];
