import type { Page } from '@playwright/test';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

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
  for (let step = 0; step < 30; step += 1) {
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

test('every dialog of the bar opens with Enter, keeps Tab inside, and gives the focus back on Escape', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, '/');
  for (const [button, dialog] of [
    ['Open menu', 'Main navigation'],
    ['Your account', 'Your account'],
  ] as const) {
    const opener = page.getByRole('banner').getByRole('button', { name: button });
    const opened = page.getByRole('dialog', { name: dialog });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opened).toBeVisible();
    const count = await opened.locator('a, button, summary, input').count();
    for (let step = 0; step <= count; step += 1) {
      await page.keyboard.press('Tab');
      const strayed = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog[open]');
      });
      expect(strayed, `${button}, step ${step}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a narrowed sidebar widens for the keyboard, and its groups open with Enter', async ({ page }) => {
  await signIn(page);
  await open(page, '/');
  const sidebar = page.locator('#sidebar');
  const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
  const narrow = page.getByRole('button', { name: 'Collapse menu' });
  await narrow.focus();
  await page.keyboard.press('Enter');
  await expect.poll(width).toBe(72);
  await sidebar.getByRole('link', { name: 'Services', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(width).toBe(256);
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Orders');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders$/);
});
