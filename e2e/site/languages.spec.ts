import { type Locale, languageAttributes, locales } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { loadArea } from '@marquee/i18n/load-phrases.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';

/** Latin, Japanese and Arabic letters, the last read from the right. */
const seen: readonly Locale[] = ['en', 'ja', 'ar'];
const contrastSeenIn = ['en', 'ja'];

/** Twenty rows with the same markup: checking the first few is enough and takes a third of the time. */
const repeatedRows = 'li.service-row:nth-child(n+9)';

for (const theme of ['light', 'dark'] as const) {
  test(`the first byte of home is right in every language without any script, ${theme}`, async () => {
    for (const locale of locales) {
      const { headline } = await loadArea(locale, 'catalogue');
      const { status, body } = await rawGet(localizedPath('/', locale), { cookie: `theme=${theme}` });
      const pages = JSON.parse((await rawGet(`/pages?locale=${locale}`)).body);
      const { meta_title: title } = pages.data.find(
        (record: { route_name: string }) => record.route_name === 'index',
      );
      expect(status, locale).toBe(200);
      expect(body).toContain(`<html ${languageAttributes(locale)} data-theme="${theme}">`);
      expect(body, locale).toContain(`<meta name="color-scheme" content="${theme}">`);
      expect(body, locale).toMatch(/--brand-primary:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/i);
      expect(plainText(body, 'title'), locale).toBe(title);
      expect(plainText(body, 'h1'), locale).toBe(headline);
    }
  });

  for (const locale of seen) {
    test(`home in ${locale}, ${theme}`, async ({ page, context, baseURL }) => {
      const { headline } = await loadArea(locale, 'catalogue');
      await context.addCookies([{ name: 'theme', value: theme, url: String(baseURL) }]);
      await open(page, localizedPath('/', locale));
      await expect(page.locator('h1')).toHaveText(headline);
      expect(await brightness(page.locator('body'))).toBe(theme);
      const contrast = contrastSeenIn.includes(locale);
      expect(await accessibilityProblems(page, { exclude: repeatedRows, contrast })).toEqual([]);
    });
  }
}

function plainText(html: string, element: string): string | undefined {
  const text = new RegExp(`<${element}[^>]*>([^<]*)</${element}>`).exec(html)?.[1];
  return text
    ?.replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function brightness(element: import('@playwright/test').Locator): Promise<'light' | 'dark'> {
  return element.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(node).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 380 ? 'light' : 'dark';
  });
}
