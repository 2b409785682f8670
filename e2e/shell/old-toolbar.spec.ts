import type { Page } from '@playwright/test';
import { createPanel } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';

let origin = '';
test.beforeAll(async () => {
  origin = (await createPanel(`old-toolbar-${crypto.randomUUID()}`, { navigation: false })).origin;
});

const header = (page: Page) => page.getByRole('banner');
const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const box = async (page: Page, part: string) => {
  const found = await page.locator(part).first().boundingBox();
  return found ?? { x: -1, y: -1, width: 0, height: 0 };
};

async function register(page: Page): Promise<void> {
  await open(page, `${origin}/register`);
  await page.getByLabel('Name', { exact: true }).fill('Olga Reader');
  await page.getByLabel('E-mail').fill(`olga-${crypto.randomUUID()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill('five blue whales');
  await page.getByLabel('Repeat password').fill('five blue whales');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${origin}/`);
}

async function expectNoFault(page: Page): Promise<void> {
  expect(await accessibilityProblems(page, { exclude: 'main' })).toEqual([]);
}

test('a guest finds everything behind the burger, and no second bar', async ({ page }) => {
  await open(page, origin);
  expect((await box(page, '.shell-header')).height).toBe(61);
  await expect(header(page).getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Quick navigation' })).toHaveCount(0);
  await burger(page).click();
  const menu = page.getByRole('dialog', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Service updates' }).click();
  await expect(page).toHaveURL(`${origin}/updates`);
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Quick navigation' })).toHaveCount(0);
  await expectNoFault(page);
});

test('a customer has a sidebar as tall as the screen, down to 768 px', async ({ page }) => {
  await register(page);
  // At once, without loading a new document: header, sidebar and account are as after a reload.
  await expect(page.locator('#sidebar').getByRole('link', { name: 'My services' })).toBeVisible();
  const sidebar = await box(page, '#sidebar');
  expect(sidebar).toMatchObject({ x: 0, y: 0, width: 256, height: 900 });
  expect((await box(page, '.shell-header')).x).toBe(256);
  await expect(page.locator('#sidebar').getByRole('link', { name: /home page$/ })).toBeVisible();
  await expect(header(page).getByRole('link', { name: /home page$/ })).toBeHidden();
  await expectNoFault(page);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.locator('#sidebar')).toBeVisible();
  await expect(burger(page)).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.locator('#sidebar')).toBeHidden();
  await expect(header(page).getByRole('link', { name: /home page$/ })).toBeVisible();
  await burger(page).click();
  await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
