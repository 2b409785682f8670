import type { Page } from '@playwright/test';
import { createPanel, withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { fundAccount } from '../testing/fund-account.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { registerAt } from '../testing/sign-in.ts';

// Names that cannot be used are refused, and a closed panel answers that it is; the browser logs both.
test.use({ expectedNoise: /status of (422|503)/ });

/** A panel that rents panels out, and a customer of it with 40 dollars on its page for them. */
async function renter(page: Page): Promise<{ origin: string; host: string; email: string }> {
  const { origin } = await createPanel(`rents-${crypto.randomUUID().slice(0, 8)}`, {
    enabled_child_panels: true,
    childPanelsPrice: '25',
  });
  const email = await registerAt(page, origin, '/orders');
  await fundAccount(email, 40);
  await open(page, `${origin}/child-panels`);
  return { origin, host: new URL(origin).hostname, email };
}

const fits = (page: Page, width: number) =>
  page.evaluate((most) => document.documentElement.scrollWidth <= most, width);

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New panel' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await expect(form.getByText(/ is available$/)).toBeVisible();
  await form.getByLabel('Console password').fill('seven quiet rivers');
  await form.getByRole('button', { name: 'Pay $25.00 and create' }).click();
  await expect(page.getByRole('dialog', { name: 'Your panel is open' })).toBeVisible();
}

test('a customer opens a panel on a subdomain by clicks, sees its shop and goes into its console', async ({
  page,
}) => {
  const { origin, host } = await renter(page);
  await expect(page.getByText('Start your own panel')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'New panel' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('admin');
  await expect(form.getByText('This name is reserved')).toBeVisible();
  for (const amount of ['$25.00', '$40.00', '$15.00'])
    await expect(form.getByText(amount, { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'New panel' })).toBeFocused();

  await create(page, 'boost');
  const created = page.getByRole('dialog');
  await expect(created.getByRole('link', { name: `boost.${host}` }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await created.getByRole('button', { name: 'Done' }).click();

  const card = page.getByRole('article', { name: `boost.${host}` });
  await expect(card.getByText('Active')).toBeVisible();
  await expect(card.getByText(/^Renews on /)).toBeVisible();
  await card.getByRole('switch', { name: 'Renew automatically' }).click();
  await expect(card.getByText(/^Renewal is off/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await fits(page, 360)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });

  await card.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('No orders in this period')).toBeVisible();
  await page.getByText('7 days').click();
  await expect(page).toHaveURL(/start_date=/);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Open console' }).click();
  await expect(page).toHaveURL(new RegExp(`//boost\\.${host}[^/]*/admin$`));
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await open(page, `${origin.replace('//', '//boost.')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a domain of one’s own waits for its records, which are told one by one', async ({ page }) => {
  await renter(page);
  await page.getByRole('button', { name: 'New panel' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Your own domain').click();
  const domain = `boost-${crypto.randomUUID().slice(0, 8)}.com`;
  await form.getByLabel('Domain', { exact: true }).fill(domain);
  await form.getByLabel('Console password').fill('seven quiet rivers');
  await form.getByRole('button', { name: 'Pay $25.00 and create' }).click();
  await page
    .getByRole('dialog', { name: 'Set up your domain' })
    .getByRole('link', { name: 'Show DNS records' })
    .click();
  await expect(page.getByRole('heading', { name: domain })).toBeVisible();
  await expect(page.getByText('Waiting for DNS')).toBeVisible();
  await expect(page.getByText(`_marquee.${domain}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy value' })).toHaveCount(2);
  await page.getByText('Help with common DNS providers').click();
  await expect(page.getByText('Cloudflare', { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await fits(page, 360)).toBe(true);
});

test('visitors of an unpaid panel are told that it sells nothing, of a closed one that it is closed', async ({
  page,
}) => {
  const { origin, host } = await renter(page);
  await create(page, 'later');
  const child = origin.replace('//', '//later.');
  const stand = (standing: string) =>
    withDatabase((client) =>
      client.query(
        'update panel set standing = $2 where id = (select panel_id from panel_domain where host = $1)',
        [`later.${host}`, standing],
      ),
    );
  await stand('read_only');
  const bar = page.getByText('This panel isn’t accepting new orders right now.');
  await expect(async () => {
    await open(page, child);
    await expect(bar).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await accessibilityProblems(page)).toEqual([]);
  // A page that stays open would go on asking, and be refused.
  await page.goto('about:blank');
  await stand('closed');
  await expect(async () => {
    await page.goto(`${child}/de/orders`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Panel ist geschlossen', {
      timeout: 1000,
    });
  }).toPass();
});
