import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

test('orders by keyboard alone: rows, selection, the sheet and back to the row', async ({ page }) => {
  await signIn(page, '/admin/orders', operator);
  const links = page.getByRole('table', { name: 'Orders' }).getByRole('button', { name: /^#\d+$/ });
  await expect(links.nth(1)).toBeVisible();
  const [first = '', second = ''] = await links.allTextContents();

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.first()).toBeFocused();
  const outline = await links.first().evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(outline).toBe('solid');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Order ${first.slice(1)}` })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: `Order ${second.slice(1)}` })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: `Order ${first.slice(1)}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(links.first()).toBeFocused();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('Tab goes through the header to the content, and the menu shows the open page', async ({ page }) => {
  await signIn(page, '/admin/audit', operator);
  const entry = page.getByRole('complementary').getByRole('link', { name: 'Audit log' });
  await expect(entry).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('staff choose the language of the console', async ({ page }) => {
  await signIn(page, '/admin/orders', operator);
  await page.getByRole('button', { name: /^Choose a language/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  await open(page, '/admin/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Kunden' })).toBeVisible();
});
