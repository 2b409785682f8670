import { measure, measuredFields } from '../testing/measured-contrast.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const link = encodeURIComponent('https://www.youtube.com/watch?v=dQw4w9WgXcQ');

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.beforeEach(async ({ context, baseURL, page }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: String(baseURL) }]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('fields and chips have an edge that can be seen', async ({ page }) => {
      const seen = async (path: string) => {
        await open(page, path);
        const fields = await measuredFields(page);
        expect(fields.length, path).toBeGreaterThan(0);
        expect(fields.filter(({ edge }) => edge < 3)).toEqual([]);
      };
      for (const path of ['/?network=youtube', `/orders/create?url=${link}`, '/login']) await seen(path);
      await signIn(page);
      for (const path of ['/orders', '/withdrawal', '/profile']) await seen(path);
    });

    test('a warning is coloured, and its text can be read', async ({ page }) => {
      await open(page, '/api/documentation');
      const [notice] = await page.locator('main .bg-warning-soft').elementHandles();
      if (!notice) throw new Error('no warning on the page');
      const { text, tint } = await measure(notice);
      expect(text).toBeGreaterThan(4.5);
      expect(tint).toBeGreaterThan(theme === 'light' ? 32 : 20);
    });
  });
}
