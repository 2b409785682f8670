import { locales } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { loadArea } from '@marquee/i18n/load-phrases.ts';
import { createPanel } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';

const switchedPaths = [
  '/about-youtube-keyword-tool',
  '/plans-and-pricing',
  '/tasks/start-earning',
  '/tasks/how-to-connect-a-youtube-account',
  '/tasks/how-to-perform-the-tasks',
  '/tasks/how-to-use-rewards',
  '/tasks/faq',
];
const paths = ['/subscription-about', '/api/documentation', ...switchedPaths];

let full = '';
let bare = '';
test.beforeAll(async () => {
  full = (await createPanel(`guides-${crypto.randomUUID()}`, { enable_tasks: true })).origin;
  const off = { enable_tasks: false, enable_keyword_tools: false };
  bare = (await createPanel(`bare-${crypto.randomUUID()}`, off)).origin;
});

test('every guide answers in all languages with its own heading and title', async () => {
  test.slow();
  for (const locale of locales) {
    const { subscription, keywords, plans } = await loadArea(locale, 'guides');
    const { start, connect, perform, rewards, faq } = await loadArea(locale, 'earning');
    const api = await loadArea(locale, 'reseller');
    const words = [subscription, api, keywords, plans, start, connect, perform, rewards, faq];
    for (const [index, path] of paths.entries()) {
      const { status, body } = await rawGet(localizedPath(path, locale), { host: new URL(full).host });
      const title = words[index]?.title ?? '';
      expect(status, path).toBe(200);
      expect(body, `${locale} ${path}`).toContain(`>${title}</h1>`);
      expect(body, `${locale} ${path}`).toContain(`<title>${title} · `);
    }
  }
});

const looks = [
  // The others are seen by the walk through all routes.
  { width: 1280, colorScheme: 'light', visited: paths.filter((path) => path.startsWith('/tasks/')) },
  { width: 390, colorScheme: 'dark', visited: paths },
] as const;

for (const { width, colorScheme, visited } of looks) {
  test(`guides are accessible, ${width} wide and ${colorScheme}`, async ({ page, context }) => {
    test.slow();
    // The cookie banner would cover the text.
    await context.addCookies([{ name: 'cookie_consent', value: 'denied.denied', url: full }]);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of visited) {
      await open(page, full + path);
      expect.soft(await accessibilityProblems(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('a link of the contents leads to its section', async ({ page }) => {
  await open(page, '/subscription-about');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'When it ends' })
    .click();
  await expect(page).toHaveURL(/\/subscription-about#end$/);
  await expect(page.getByRole('heading', { name: 'When it ends' })).toBeInViewport();
});

test('the examples speak the chosen language and name this panel', async ({ page }) => {
  await open(page, '/api/documentation');
  const code = page.locator('pre');
  await expect(code.nth(1)).toContainText(`curl ${panelOrigin()}/api/v2`);
  // Clicks the label as a person does: the radio is hidden, and the cookie banner may just be appearing.
  await expect(async () => {
    await page.locator('label', { hasText: 'Python' }).click({ timeout: 2000 });
    await expect(code.nth(1)).toContainText(`requests.post("${panelOrigin()}/api/v2"`, { timeout: 2000 });
  }).toPass();
});

test.describe('what is not there', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test('a guide of a switched-off area does not exist, and no other guide leads to it', async ({ page }) => {
    const { host } = new URL(bare);
    for (const path of switchedPaths) expect((await rawGet(path, { host })).status, path).toBe(404);
    await open(page, `${bare}/subscription-about`);
    for (const path of switchedPaths) await expect(page.locator(`a[href$="${path}"]`)).toHaveCount(0);
  });

  test('the card has an address of its own and is no page that was found', async ({ page }) => {
    const response = await page.goto('/de/not-found');
    expect(response?.status()).toBe(404);
    const { errors } = await loadArea('de', 'shell');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.notFound.title);
  });
});
