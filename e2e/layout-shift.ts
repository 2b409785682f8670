import type { Page } from '@playwright/test';

type Summed = typeof window & { layoutShift: number };

/** From the next page on, whatever moves without having been asked to is summed up. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sums = window as Summed;
    sums.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sums.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much of the page has moved by the time its fonts and the first frames after them are there. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as Summed).layoutShift);
}
