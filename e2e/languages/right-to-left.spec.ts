import { mirroredLocale, startMirroredPanel } from '../server/mirrored-panel.ts';
import type { RunningPanel } from '../server/start-panel.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { samplePages } from '../testing/sample-pages.ts';
import { signIn } from '../testing/sign-in.ts';
import { misfits } from '../testing/text-fit.ts';

const customer = { email: 'customer@demo.localhost', password: 'marquee-demo' };
const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// One worker, so that the copy is built once.
test.describe.configure({ mode: 'default' });

let panel: RunningPanel;
test.beforeAll(async () => {
  // A whole web app is built.
  test.setTimeout(600_000);
  panel = await startMirroredPanel();
});
test.afterAll(() => panel?.stop());

for (const width of [390, 1440]) {
  test(`a language read from the right, ${width} px wide`, async ({ page }, { outputDir }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, undefined, customer, panel.origin);
    const pages = await samplePages(page, panel.origin);
    const found: string[] = [];
    const look = async (path: string) => {
      await open(page, `${panel.origin}/${mirroredLocale}${path === '/' ? '' : path}`);
      if (path.includes('open=')) await expect(page.getByRole('dialog')).toBeVisible();
      await expect(
        page.locator(':is(main, [role=dialog]) :is([aria-busy=true], .animate-shimmer)'),
      ).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      found.push(...(await misfits(page)).map((text) => `${path}: ${text}`));
      await page.screenshot({ path: `${outputDir}/${path.replaceAll(/\W+/g, '-')}.png` });
    };
    for (const path of pages.shop) await look(path);
    if (width > 1000) expect(await sideOf('.sidebar')).toBe('right');
    await signIn(page, undefined, operator, panel.origin);
    for (const path of pages.console) await look(path);
    if (width > 1000) expect(await sideOf('nav:has(a[href$="/admin/orders"])')).toBe('right');
    expect(found).toEqual([]);

    async function sideOf(selector: string): Promise<'left' | 'right'> {
      const box = await page.locator(selector).first().boundingBox();
      return box && box.x + box.width / 2 > width / 2 ? 'right' : 'left';
    }
  });
}

test('what belongs to one panel only is no language of the product', async ({ request, baseURL }) => {
  expect((await request.get(`${panel.origin}/${mirroredLocale}/login`)).status()).toBe(200);
  expect((await request.get(`${baseURL}/${mirroredLocale}/login`)).status()).toBe(404);
  expect(await (await request.get(`${baseURL}/`)).text()).not.toContain(mirroredLocale);
});
