import { expect, type Page } from '@playwright/test';

type Watched = typeof window & { layoutShift: number; movedParts: string[] };
type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** From the next page on, records and sums up unexpected layout shifts. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Watched;
    seen.layoutShift = 0;
    seen.movedParts = [];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? 'removed');
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        seen.layoutShift += value;
        for (const { node, previousRect, currentRect } of sources)
          seen.movedParts.push(
            `${Math.round(startTime)} ms, ${value.toFixed(5)}: ${name(node)} ${place(previousRect)} > ${place(currentRect)}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** From now on pages arrive in small chunks, so that the browser may paint before the rest is there. */
export async function throttleLoading(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 30,
    downloadThroughput: 40_000,
    uploadThroughput: 40_000,
  });
}

/** Expects no layout shift until the fonts and the first frames after them are loaded. */
export async function expectStill(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { sum, moved } = await page.evaluate(() => ({
    sum: (window as Watched).layoutShift,
    moved: (window as Watched).movedParts,
  }));
  expect(sum, `${path}\n${moved.join('\n')}`).toBeLessThan(0.001);
}
