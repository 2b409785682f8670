import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const heads = (page: Page) => page.getByRole('grid').getByRole('columnheader').allTextContents();

test('the calendar speaks the language of the page, not of the browser', async ({ page }) => {
  await signIn(page);
  for (const [path, title, first] of [
    ['/finances', 'November 2026', 'Sun'],
    ['/de/finances', 'November 2026', 'Mo'],
    ['/ru/finances', 'ноябрь 2026 г.', 'пн'],
    ['/ja/finances', '2026年11月', '日'],
    ['/hi_IN/finances', 'नवंबर 2026', 'र'],
  ] as const) {
    await open(page, `${path}?from=2026-11-05`);
    await page
      .getByRole('button', { name: /2026-11-05/ })
      .and(page.locator('[aria-haspopup=dialog]'))
      .click();
    await expect(page.getByRole('grid', { name: title })).toBeVisible();
    expect((await heads(page))[0], path).toBe(first);
  }
});

test('a day is chosen with the keyboard alone', async ({ page }) => {
  await signIn(page);
  await open(page, '/finances?from=2026-01-31');
  const field = page.getByRole('button', { name: 'From 2026-01-31', exact: true });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Saturday, January 31, 2026' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: 'Saturday, February 28, 2026' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Sunday, March 8, 2026' })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2026-03-08/);
  await expect(page.getByRole('button', { name: 'From 2026-03-08', exact: true })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(page).toHaveURL(/from=2026-03-08/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('days are large enough for a finger, and the end is never before the start', async ({ page }) => {
    await signIn(page);
    await open(page, '/orders?from=2026-11-10');
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'To Choose a date' }).tap();
    const early = page.getByRole('button', { name: 'Monday, November 9, 2026' });
    await expect(early).toBeDisabled();
    const day = page.getByRole('button', { name: 'Thursday, November 12, 2026' });
    const { width = 0, height = 0 } = (await day.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await day.tap();
    await expect(page).toHaveURL(/to=2026-11-12/);
    await sheet.getByRole('button', { name: 'To 2026-11-12' }).tap();
    await page.getByRole('button', { name: 'Clear', exact: true }).tap();
    await expect(page).not.toHaveURL(/to=/);
  });
});
