import { type Locale, locales } from '@marquee/domain/locale/locales.ts';
import { expect, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';
import { misfits } from '../testing/text-fit.ts';
import { isMeasured } from './measured-phrases.ts';
import { walkIn } from './sample-walk.ts';

/** The longest words, the longest lines, the tallest letters, and the other direction: what changes in pages shows here. */
const always: readonly Locale[] = ['de', 'ru', 'vi', 'ar'];
const isMeasuringAll = process.env.MEASURE_ALL_LANGUAGES === '1';

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of locales) {
  test(`on a phone, every text in ${locale} has its place`, async ({ page }) => {
    test.slow();
    const isDue = isMeasuringAll || always.includes(locale);
    test.skip(
      !isDue && (await isMeasured(locale)),
      'these very phrases have been measured: npm run texts-fit wrote them down',
    );
    expect(await walkIn(locale, page)).toEqual([]);
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
