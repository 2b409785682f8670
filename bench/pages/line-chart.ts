import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { browserArguments } from '../../e2e/server/browser-arguments.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { chromiumPath } from '../chromium-path.ts';

/** What a screen shows of a second at rest; a chart must not cost one frame of it. */
const screenRate = 60;

/** Frames a second while the cursor runs over two years of fifty lines and lines are switched, against the screen's. */
async function framesOfChart(): Promise<BenchResult> {
  const browserAt = chromiumPath();
  if ('missing' in browserAt) return { ours: 0, reference: 0, ratio: 0, note: browserAt.missing };
  const { script, style } = await bundle();
  const browser = await chromium.launch({ executablePath: browserAt.path, args: browserArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent('<!doctype html><html data-theme="light"><body></body></html>');
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script });
    await page.locator('canvas').waitFor();
    const moving = await frames(page, 'move');
    const toggling = await frames(page, 'toggle');
    return {
      ours: moving.rate,
      reference: screenRate,
      ratio: moving.rate / screenRate,
      note:
        `cursor: median ${moving.median.toFixed(1)} ms a frame, p95 ${moving.p95.toFixed(1)}, work ${moving.work.toFixed(1)}; ` +
        `switching a line: work ${toggling.work.toFixed(1)} ms, p95 frame ${toggling.p95.toFixed(1)}`,
    };
  } finally {
    await browser.close();
  }
}

async function bundle(): Promise<{ script: string; style: string }> {
  const web = join(import.meta.dirname, '../../apps/web');
  const built = await build({
    configFile: join(web, 'vite.config.ts'),
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      manifest: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'line-chart-process.ts'),
        output: { codeSplitting: false, format: 'iife' },
      },
    },
  });
  const { output } = [built].flat()[0] as {
    output: { type: string; fileName: string; code?: string; source?: unknown }[];
  };
  const find = (end: string) => output.find(({ fileName }) => fileName.endsWith(end));
  return { script: find('.js')?.code ?? '', style: String(find('.css')?.source ?? '') };
}

interface Frames {
  rate: number;
  median: number;
  p95: number;
  /** Milliseconds of script a frame, the median. */
  work: number;
}

/** The events are made in the page, one a frame, so that only the page's own work is measured. */
async function frames(page: Page, kind: 'move' | 'toggle'): Promise<Frames> {
  return page.evaluate(async (what) => {
    const area = document.querySelector('.u-over');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
    if (!area) throw new Error('no chart');
    const box = area.getBoundingClientRect();
    const [gaps, work]: [number[], number[]] = [[], []];
    let before = performance.now();
    for (let turn = 0; turn < 180; turn += 1) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (turn > 0) gaps.push(now - before);
      before = now;
      const start = performance.now();
      if (what === 'move') {
        const clientX = box.left + ((turn * 37) % box.width);
        const clientY = box.top + ((turn * 17) % box.height);
        area.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));
      } else buttons[turn % buttons.length]?.click();
      await Promise.resolve();
      work.push(performance.now() - start);
    }
    const at = (list: number[], share: number) =>
      list.toSorted((one, other) => one - other)[Math.floor(list.length * share)] ?? 0;
    const total = gaps.reduce((sum, gap) => sum + gap, 0);
    return {
      rate: (gaps.length * 1000) / total,
      median: at(gaps, 0.5),
      p95: at(gaps, 0.95),
      work: at(work, 0.5),
    };
  }, kind);
}

export const benches: readonly Bench[] = [
  { name: 'line chart, 2 years × 50 lines: frames', reach: '≥ 0.95', run: framesOfChart },
];
