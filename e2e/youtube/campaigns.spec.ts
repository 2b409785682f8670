import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { fundAccount } from '../testing/fund-account.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { register } from '../testing/sign-in.ts';

// An address that is no video is refused while it is typed; the browser logs it.
test.use({ expectedNoise: /status of 422/ });

/** A plan of ten keywords for four dollars, after three free days. */
async function offerPlan(): Promise<string> {
  const name = `Plan ${crypto.randomUUID().slice(0, 8)}`;
  await withDatabase((client) =>
    client.query(
      `insert into campaign_plan (panel_id, name, keywords_limit, price, trial_days, position, created_at)
       select min(panel_id), $1, 10, 400000000, 3, 900, now() from account where email = 'customer@demo.localhost'`,
      [name],
    ),
  );
  return name;
}

const fits = (page: Page, width: number) =>
  page.evaluate((most) => document.documentElement.scrollWidth <= most, width);

test('a customer starts a trial, tracks a video, sees its positions, pauses and takes the figures along', async ({
  page,
}) => {
  const plan = await offerPlan();
  const email = await register(page, { landingPath: '/youtube-campaign' });
  await fundAccount(email, 20);
  await expect(page.getByText('No plan yet')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await open(page, '/youtube-campaign/create');
  await page.getByRole('button', { name: `Start free trial: ${plan}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByText('Your free trial has started')).toBeVisible();

  const link = page.getByLabel('Video link');
  await link.fill('https://example.com/nothing');
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await link.fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await expect(page.getByText('This link works.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Countries' }).selectOption({ label: 'Germany' });
  await page.getByRole('combobox', { name: 'Countries' }).selectOption({ label: 'United Kingdom' });
  const keywords = page.getByRole('textbox', { name: 'Keywords', exact: true });
  await keywords.fill('lo-fi beats');
  await keywords.press('Enter');
  await keywords.fill('study music');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('2 × 2 = 4 slots')).toBeVisible();
  await expect(page.getByText('6 slots left')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start tracking' }).click();

  await expect(page.getByText('Campaign created')).toBeVisible();
  await expect(page).toHaveURL(/\/youtube-campaign\/\d+$/);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByText('Checking positions')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Not checked yet/)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  const chart = page.getByRole('slider', { name: 'Positions' });
  await expect(chart.or(page.getByText('No positions yet'))).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByText('United Kingdom', { exact: true }).click();
  await expect(page).toHaveURL(/country=GB/);
  // The chart above has a button of the same name, and is there before the table.
  await page.getByRole('cell', { name: 'lo-fi beats' }).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: /Search results for/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Campaign paused')).toBeVisible();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Campaign activated')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('lo-fi beats');

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await fits(page, 360)).toBe(true);
  await open(page, '/youtube-campaign');
  expect(await fits(page, 360)).toBe(true);
  await expect(page.getByText('Keywords in use: 4 of 10')).toBeVisible();
  await page.getByRole('switch', { name: 'Renew automatically' }).click();
  await expect(page.getByText(/then the plan ends\.$/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('guests see the plans and are asked to sign in', async ({ page }) => {
  const plan = await offerPlan();
  await open(page, '/plans-and-pricing');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan }) });
  await expect(card.getByText('$4.00')).toBeVisible();
  await expect(card.getByText('3 days free')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Sign in to choose' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fplans-and-pricing',
  );
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await fits(page, 360)).toBe(true);
});

test('a balance that is too low leads to adding funds', async ({ page }) => {
  const plan = await offerPlan();
  await withDatabase((client) =>
    client.query('update campaign_plan set trial_days = 0 where name = $1', [plan]),
  );
  await register(page, { landingPath: '/plans-and-pricing' });
  await page.getByRole('button', { name: `Choose plan: ${plan}` }).click();
  await page
    .getByRole('alertdialog', { name: 'Add $4.00 first' })
    .getByRole('button', { name: 'Add funds' })
    .click();
  await expect(page).toHaveURL(/\/add-funds\?amount=4$/);
});
