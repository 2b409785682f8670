import type { Page } from '@playwright/test';
import { expect, open, test } from './panel-test.ts';

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('Tab goes through the header from left to right, then on to the networks', async ({ page }) => {
  await open(page, '/');
  const places: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === 'All networks') break;
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('header') ? element.getBoundingClientRect().left : undefined;
    });
    if (place !== undefined) places.push(place);
  }
  await expect(page.getByRole('button', { name: 'All networks' })).toBeFocused();
  expect(places.length).toBeGreaterThanOrEqual(4);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('what has the focus shows it', async ({ page }) => {
  await open(page, '/');
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
    });
    expect(outline, await focusedName(page)).toBe(true);
  }
});

test('a slash jumps into the search, Escape empties it, and a typed slash stays text', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Search services', exact: true });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

test('the language menu opens with Enter and closes with Escape', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: /^Choose a language/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Choose a language' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
