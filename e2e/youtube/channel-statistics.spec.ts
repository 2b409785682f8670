import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { register, signIn } from '../testing/sign-in.ts';

/** A customer whose channel stands in the profile. Without a key the panel shows samples of it. */
async function bindChannel(page: Page, name: string): Promise<void> {
  await page.getByLabel('Channel link').fill(`https://www.youtube.com/@${name}`);
  await page.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.locator('#channels').getByRole('listitem').first()).toBeVisible();
}

async function openStatistics(page: Page): Promise<void> {
  await register(page, { landingPath: '/profile' });
  await bindChannel(page, `garden-${crypto.randomUUID().slice(0, 8)}`);
  await page.locator('#channels').getByRole('link', { name: 'View statistics' }).click();
  await expect(page.getByRole('heading', { name: 'Channel statistics', level: 1 })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Views per day' })).toBeVisible();
}

const text = (download: Download) => download.path().then((path) => readFileSync(path));

test('without a channel the page says what to do, and leads there', async ({ page }) => {
  await register(page, { landingPath: '/channel-statistics' });
  await expect(page.getByText('No channel yet')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add channel in profile' }).click();
  await expect(page.getByLabel('Channel link')).toBeVisible();
});

test('the menu leads to the page', async ({ page }) => {
  await signIn(page, '/dashboard');
  await page.getByRole('link', { name: 'Channel statistics' }).first().click();
  await expect(page).toHaveURL(`${panelOrigin()}/channel-statistics`);
});

test('figures of a month, labelled as samples; other periods, metrics and the days before', async ({
  page,
}) => {
  await openStatistics(page);
  await expect(page.getByText('Sample data')).toBeVisible();
  await expect(page.getByText('Last month vs. the month before')).toBeVisible();
  await expect(page.getByText('Impressions click-through rate')).toBeVisible();
  await expect(page.locator('section', { hasText: 'Newest videos' }).last().locator('li a')).toHaveCount(3);

  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Daily figures' }) });
  const days = card.getByText(/^\d{4}-\d{2}-\d{2} – \d{4}-\d{2}-\d{2}$/).first();
  const month = await days.textContent();
  await card.getByText('3 months', { exact: true }).click();
  await expect(page).toHaveURL(/period=quarter/);
  await expect(days).not.toHaveText(month ?? '');

  // It stands in the address, so it follows a moment after the click.
  const compare = card.getByRole('switch', { name: 'Compare with previous period' });
  await compare.click();
  await expect(compare).toBeChecked();
  await expect(card.getByText(/^Previous period: \d{4}-/)).toBeVisible();

  // Arrow keys move between the metrics, as between all radio buttons.
  await card.getByRole('radio', { name: /^Views/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/metric=watch_time/);
  await expect(page.getByRole('slider', { name: 'Watch time (hours) per day' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('slider', { name: 'Watch time (hours) per day' })).toBeVisible();
  await expect(card.getByText(/^Previous period: \d{4}-/)).toBeVisible();
});

test('the curve is read with the arrow keys', async ({ page }) => {
  await openStatistics(page);
  const chart = page.getByRole('slider', { name: 'Views per day' });
  await chart.focus();
  await page.keyboard.press('End');
  const last = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '');
  await expect(chart).toHaveAttribute('aria-valuetext', /\d{4}-\d{2}-\d{2}.*Views/s);
});

test('own days', async ({ page }) => {
  await openStatistics(page);
  await page.getByText('Custom', { exact: true }).click();
  await expect(page).toHaveURL(/period=custom&from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}/);
  await page.getByRole('button', { name: /^From / }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  const day = page.getByRole('grid').getByRole('button').nth(10);
  await day.click();
  await expect(page.getByRole('slider', { name: 'Views per day' })).toBeVisible();
  const from = new URL(page.url()).searchParams.get('from') ?? '';
  await expect(page.getByText(new RegExp(`^${from} – `))).toBeVisible();
});

test('days as a file and the curve as a picture', async ({ page }) => {
  await openStatistics(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await text(file)).toString('utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(28);

  const drawn = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as image' }).click();
  const picture = await drawn;
  expect(picture.suggestedFilename()).toMatch(/-views\.png$/);
  expect((await text(picture)).subarray(1, 4).toString()).toBe('PNG');
});

test('videos are sorted by any column', async ({ page }) => {
  await openStatistics(page);
  const table = page.getByRole('table', { name: 'Videos' });
  const titles = () => table.locator('tbody tr td:first-child').allTextContents();
  await expect(table.getByRole('columnheader', { name: 'Views' })).toHaveAttribute('aria-sort', 'descending');
  const byViews = await titles();
  await table.getByRole('button', { name: 'Published' }).click();
  await expect(table.getByRole('columnheader', { name: 'Published' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(await titles()).not.toEqual(byViews);
  await page.getByRole('button', { name: /^Show all \d+ videos$/ }).click();
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(byViews.length);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing is out of reach, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openStatistics(page);
    await expect(page.getByRole('table', { name: 'Videos' }).locator('tbody tr').first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

test('a phone scrolls down only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStatistics(page);
  await expect(page.getByRole('table', { name: 'Videos' }).locator('tbody tr').first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const card = page.getByRole('region', { name: 'Daily figures' });
  const edge = await card.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(edge).toBeLessThanOrEqual(0);
});

test('orders that promoted the channel stand below the curve, with the way to each', async ({ page }) => {
  await signIn(page, '/channel-statistics?period=year');
  const orders = page.getByRole('region', { name: 'What we delivered' });
  const entry = orders.getByRole('listitem').first();
  await expect(entry).toContainText(/Delivered: [\d\s]+ of [\d\s]+/);
  const link = entry.getByRole('link', { name: /^Order \d+$/ });
  const id = (await link.textContent())?.replace('Order ', '');
  await link.click();
  await expect(page).toHaveURL(`${panelOrigin()}/orders/${id}`);
});

test('two channels: the address remembers the chosen one', async ({ page }) => {
  await openStatistics(page);
  await open(page, '/profile');
  await page.getByLabel('Channel link').fill(`https://www.youtube.com/@kitchen-${Date.now()}`);
  await page.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.locator('#channels').getByRole('link', { name: 'View statistics' })).toHaveCount(2);
  await page.locator('#channels').getByRole('link', { name: 'View statistics' }).last().click();
  const choice = page.getByRole('combobox', { name: 'Channel' });
  const second = await choice.inputValue();
  expect(new URL(page.url()).searchParams.get('channel')).toBe(second);
  await choice.selectOption({ index: 0 });
  await expect(page).not.toHaveURL(new RegExp(`channel=${second}`));
  await expect(page.getByRole('slider', { name: 'Views per day' })).toBeVisible();
});

test('back from the video network: what came of it is told once', async ({ page }) => {
  await register(page, { landingPath: '/channel-statistics?connect_error=taken' });
  await expect(page.getByText('This channel already belongs to another account here.')).toBeVisible();
  await expect(page).toHaveURL(`${panelOrigin()}/channel-statistics`);
  await page.reload();
  await expect(page.getByText('No channel yet')).toBeVisible();
  await expect(page.getByText('This channel already belongs to another account here.')).toBeHidden();
});
