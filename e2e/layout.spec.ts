import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { expect, open, test } from './panel-test.ts';

for (const width of [390, 768, 1440]) {
  for (const locale of ['de', 'hi_IN', 'ja'] as const) {
    test(`nothing sticks out at ${width} px in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/?network=youtube', '/no-such-page']) {
        if (path === '/no-such-page') await page.goto(localizedPath(path, locale));
        else await open(page, localizedPath(path, locale));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }
}
test.use({ expectedNoise: /404 \(Not Found\)/ });

for (const width of [390, 1440]) {
  test(`nothing moves while the home page loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const sums = window as typeof window & { layoutShift: number };
      sums.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          sums.layoutShift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const shift = await page.evaluate(() => (window as typeof window & { layoutShift: number }).layoutShift);
    expect(shift).toBeLessThan(0.02);
  });
}
