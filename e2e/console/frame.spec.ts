import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { registerBuyer } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

/** One of each kind, of the panel of the demo. */
const samples = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      `select a.email,
         (select max(id) from customer_order where panel_id = a.panel_id)::text as "order",
         (select max(id) from invoice where panel_id = a.panel_id)::text as invoice,
         (select min(id) from service where panel_id = a.panel_id)::text as service,
         (select max(id) from ticket where panel_id = a.panel_id)::text as ticket
       from account a where a.email = 'customer@demo.localhost' order by a.panel_id limit 1`,
    );
    return rows[0] as Record<'email' | 'order' | 'invoice' | 'service' | 'ticket', string>;
  });

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Search the console' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  return palette;
}

test('the palette finds a customer, an order, an invoice, a service and a ticket, and goes to pages', async ({
  page,
  browser,
}) => {
  test.slow();
  const shop = await browser.newContext();
  // The demo itself has no invoice.
  await registerBuyer(await shop.newPage());
  await shop.close();
  const sample = await samples();
  await signIn(page, '/admin', operator);
  const cases = [
    { typed: sample.email, kind: 'Customer', address: /\/admin\/customers\/\d+$/ },
    { typed: sample.order, kind: `Order #${sample.order}`, address: /\/admin\/orders\?.*open=\d+/ },
    { typed: sample.invoice, kind: `Invoice #${sample.invoice}`, address: /\/admin\/invoices\?.*open=\d+/ },
    { typed: sample.service, kind: `Service #${sample.service}`, address: /\/admin\/services\?.*open=\d+/ },
    { typed: sample.ticket, kind: `Ticket #${sample.ticket}`, address: /\/admin\/tickets\/\d+$/ },
  ];
  for (const { typed, kind, address } of cases) {
    const palette = await openPalette(page);
    await palette.getByRole('combobox').fill(typed);
    await palette
      .getByRole('option', { name: new RegExp(`^${kind}(?!\\d)`) })
      .first()
      .click();
    await expect(page).toHaveURL(address);
    // Gone, not only behind the sheet that opens.
    await expect(page.getByRole('dialog', { name: 'Search the console', includeHidden: true })).toHaveCount(
      0,
    );
    // The sheet of the row, not the one that is being closed.
    if (page.url().includes('open='))
      await expect(page.getByRole('dialog', { name: new RegExp(`(^|\\D)${typed}(\\D|$)`) })).toBeVisible();
  }
  await open(page, '/admin');
  const palette = await openPalette(page);
  await palette.getByRole('combobox').fill('ledg');
  await expect(palette.getByRole('option', { name: /^Ledger/ }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/ledger$/);
});

test('keys: the list of them, the search, from row to row, choosing and opening', async ({ page }) => {
  await signIn(page, '/admin/orders', operator);
  const links = page.getByRole('table', { name: 'Orders' }).getByRole('button', { name: /^#\d+$/ });
  await expect(links.nth(2)).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Next or previous row')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // In a field a letter is a letter.
  await page.keyboard.press('j');
  await expect(page.getByRole('searchbox')).toHaveValue('j');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('heading', { level: 1 }).click();

  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  const [, number, next] = (await links.allTextContents()).map((text) => text.slice(1));
  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Next row' }).click();
  await expect(page).toHaveURL(new RegExp(`open=${next}`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^Order/ })).toBeHidden();
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('a view keeps filters and columns under a name; deleting it can be undone', async ({ page }) => {
  test.slow();
  const name = `Done ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, '/admin/orders', operator);
  const table = page.getByRole('table', { name: 'Orders' });
  await page.getByRole('button', { name: 'Completed', exact: true }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Service' }).click();
  await expect(table.getByRole('columnheader', { name: 'Service' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save this view' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name })).toBeVisible();

  await open(page, '/admin/orders');
  await expect(table.getByRole('columnheader', { name: 'Service' })).toBeVisible();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
  await expect(page).toHaveURL(/status=completed/);
  await expect(table.getByRole('columnheader', { name: 'Service' })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: `Delete “${name}”` }).click();
  await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
});

test('the bell leads to what waits; the menu of a phone does, too', async ({ page }) => {
  await signIn(page, '/admin', operator);
  await page.getByRole('button', { name: /items? needs? attention$/ }).click();
  await page.getByRole('menuitem', { name: /^Withdrawals · \d+$/ }).click();
  await expect(page).toHaveURL(/\/admin\/withdrawals/);
  await expect(page.getByRole('table', { name: 'Withdrawals' }).getByRole('row').nth(1)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open console menu' }).click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Console' });
  await menu.getByRole('link', { name: /^Reports/ }).click();
  await expect(page).toHaveURL(/\/admin\/reports/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('where nothing is', () => {
  // A page that is not there: the browser logs it.
  test.use({ expectedNoise: /status of 404/ });

  test('staff are sent to the overview, or search', async ({ page }) => {
    await signIn(page, '/admin/no-such-page', operator);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await main.getByRole('button', { name: 'Search the console' }).click();
    const palette = page.getByRole('dialog', { name: 'Search the console' });
    await palette.getByRole('combobox').fill('ledg');
    await palette
      .getByRole('option', { name: /^Ledger/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/ledger$/);
    await expect(main.getByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible();

    await page.goBack();
    await main.getByRole('link', { name: 'Go to overview' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });
});

test('staff go from the shop to the console and back by links', async ({ page }) => {
  await signIn(page, '/de', operator);
  await page.getByRole('button', { name: 'Ihr Konto' }).click();
  await page.getByRole('dialog', { name: 'Ihr Konto' }).getByRole('link', { name: 'Konsole' }).click();
  await expect(page).toHaveURL(/\/de\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(/\/de$/);
});
