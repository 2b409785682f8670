import { locales } from '@marquee/domain/locale/locales.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { typePassword } from '../testing/sign-in.ts';

test('the language menu keeps the path and the query', async ({ page }) => {
  await open(page, '/services?network=youtube&sort=price_asc');
  await page.getByRole('button', { name: /^Choose a language/ }).click();
  const menu = page.getByRole('navigation', { name: 'Choose a language' });
  await expect(menu.getByRole('link')).toHaveCount(locales.length);
  await menu.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/services\?network=youtube&sort=price_asc$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).not.toContainText('Sort by');
});

test('the language menu works before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/?sort=price_asc');
  await page.getByRole('button', { name: /^Choose a language/ }).click();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(/\/ja\?sort=price_asc$/);
  await context.close();
});

test('the currency stays chosen over a reload and is right in the first HTML', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('li.service-row').first()).toContainText('$');
  await page.getByRole('button', { name: /^Currency/ }).click();
  await expect(page.locator('li.service-row').first()).toContainText('₽');

  const response = await page.reload();
  const html = (await response?.text()) ?? '';
  expect(html).toContain('<meta name="currency" content="RUB">');
  expect(html.slice(html.indexOf('service-row'))).toContain('₽');
  await expect(page.locator('li.service-row').first()).toContainText('₽');
});

test('the address may name the currency', async ({ page }) => {
  await open(page, '/?currency=RUB');
  await expect(page.locator('li.service-row').first()).toContainText('₽');
});

test('the address may name the currency of a page that is opened within the app', async ({ page }) => {
  const wanted = '/?currency=RUB';
  await open(page, `/login?redirect=${encodeURIComponent(wanted)}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await typePassword(page, 'customer@demo.localhost', 'marquee-demo');
  await expect(page.locator('li.service-row').first()).toContainText('₽');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the theme stays chosen over a reload and is right in the first HTML', async ({ page }) => {
  await open(page, '/');
  const canvas = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await canvas();
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await canvas();
  expect(dark).not.toBe(light);

  const response = await page.reload();
  expect(await response?.text()).toContain('<html lang="en" dir="ltr" data-theme="dark">');
  expect(await canvas()).toBe(dark);
});

test.describe('a device that prefers dark', () => {
  test.use({ colorScheme: 'dark' });
  test('gets dark without a choice, and its choice of light holds', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    const scheme = await page.locator('meta[name=color-scheme]').getAttribute('content');
    expect(scheme).toBe('light dark');
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
