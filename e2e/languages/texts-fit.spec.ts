import { locales } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { samplePages } from '../testing/sample-pages.ts';
import { signIn } from '../testing/sign-in.ts';
import { misfits } from '../testing/text-fit.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of locales) {
  test(`on a phone, every text in ${locale} has its place`, async ({ page, context, baseURL }) => {
    test.slow();
    await context.addCookies([{ name: 'locale', value: locale, url: String(baseURL) }]);
    await signIn(page);
    const pages = await samplePages(page, panelOrigin());
    const found: string[] = [];
    const measure = async (path: string) => {
      await open(page, localizedPath(path, locale));
      if (path.includes('open=')) await expect(page.getByRole('dialog')).toBeVisible();
      await expect(
        page.locator(':is(main, [role=dialog]) :is([aria-busy=true], .animate-shimmer)'),
      ).toHaveCount(0);
      found.push(...(await misfits(page)).map((text) => `${path}: ${text}`));
    };
    for (const path of pages.shop) await measure(path);
    await signIn(page, undefined, operator);
    for (const path of pages.console) await measure(path);
    expect(found).toEqual([]);
  });
}

test('a text without a place is found: too wide, cut off, or wider than the page', async ({ page }) => {
  await signIn(page, '/orders');
  expect(await misfits(page)).toEqual([]);
  const plant = (style: string, text: string) =>
    page.evaluate(
      ([css, label]) => {
        const button = document.createElement('button');
        button.style.cssText = css ?? '';
        button.textContent = label ?? '';
        document.querySelector('main')?.prepend(button);
      },
      [style, text],
    );
  await plant('width: 80px; white-space: nowrap', 'Aufladungsbestätigung');
  await plant('width: 80px; overflow: hidden; white-space: nowrap', 'Zahlungsmethoden verwalten');
  await plant('width: 600px', 'Wide');
  const found = (await misfits(page)).join('\n');
  expect(found).toContain('Aufladungsbestätigung');
  expect(found).toContain('Zahlungsmethoden verwalten');
  expect(found).toMatch(/the page is \d+ px too wide/);
});
