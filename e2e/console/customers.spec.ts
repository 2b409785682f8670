import type { Browser, Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { chargedTo, declineSpeedup, payButton, registerBuyer, settledTotal } from '../testing/buyer.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { password, registerProven, signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// Fields that are refused, and a call that only the owner may make: the browser logs them.
test.use({ expectedNoise: /status of (401|404|409|422)/ });

/** A customer of this test alone; the page is signed in as them. */
async function customer(page: Page): Promise<string> {
  return registerProven(page, { landingPath: '/orders' });
}

async function staffPage(browser: Browser, who = operator): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, '/admin', who);
  return page;
}

/** A second member of staff: somebody who registered and was made a manager. */
async function manager(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const email = await registerProven(page);
  await withDatabase((client) =>
    client.query(`update account set role = 'manager', name = 'Second Person' where email = $1`, [email]),
  );
  await context.clearCookies();
  await signIn(page, '/admin', { email, password });
  return page;
}

/** By clicks, from the menu to the card. */
async function openCard(desk: Page, email: string, name = 'Robin Reader'): Promise<void> {
  await desk.getByRole('navigation').getByRole('link', { name: 'Customers' }).first().click();
  const search = desk.getByRole('searchbox', { name: 'ID, e-mail or name' });
  // The beginning is enough.
  await search.fill(email.slice(0, -4));
  await search.press('Enter');
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function choose(desk: Page, action: string): Promise<void> {
  await desk.getByRole('button', { name: 'More actions' }).click();
  await desk.getByRole('menuitem', { name: action }).click();
}

test('a customer is found by the beginning of the address, frozen with a reason and let in again', async ({
  page,
  browser,
}) => {
  const email = await customer(page);
  const desk = await staffPage(browser);
  await openCard(desk, email);

  await choose(desk, 'Freeze');
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('can’t order or pay');
  await dialog.getByRole('button', { name: 'Freeze' }).click();
  await expect(dialog.getByText(/required|at least|characters/i).first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('A stolen card');
  await dialog.getByRole('button', { name: 'Freeze' }).click();
  await expect(desk.getByText('Account frozen')).toBeVisible();
  await expect(desk.getByText('Frozen by staff')).toBeVisible();
  await expect(desk.getByText('accounts.freeze', { exact: true })).toBeVisible();

  await choose(desk, 'Unfreeze');
  await desk.getByRole('dialog').getByLabel('Reason').fill('It was theirs');
  await desk.getByRole('dialog').getByRole('button', { name: 'Unfreeze' }).click();
  await expect(desk.getByText('Account unfrozen')).toBeVisible();
  await expect(desk.getByText('Frozen by staff')).toBeHidden();
});

async function adjust(desk: Page, amount: string): Promise<void> {
  await desk.getByRole('button', { name: 'Adjust balance' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Reason').fill('Sorry for the delay');
  await dialog.getByRole('button', { name: /^Add \$/ }).click();
}

test('a small correction is posted, a large one waits for a second person', async ({ page, browser }) => {
  const email = await customer(page);
  const desk = await staffPage(browser);
  await openCard(desk, email);
  await adjust(desk, '5');
  await expect(desk.getByText('Balance adjusted')).toBeVisible();
  await expect(desk.getByText('Sorry for the delay').first()).toBeVisible();

  await adjust(desk, '250');
  await expect(desk.getByText('Waiting for confirmation')).toBeVisible();
  await desk.getByRole('link', { name: '1 adjustment awaits confirmation' }).click();
  await desk.getByRole('row').getByRole('button', { name: '#' }).click();
  const sheet = desk.getByRole('dialog');
  await expect(sheet.getByText('Another staff member must confirm this.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Confirm/ })).toBeHidden();
  expect(await accessibilityProblems(desk)).toEqual([]);

  const second = await manager(browser);
  const waiting = second.getByRole('region', { name: 'Needs attention' });
  await waiting.getByRole('link', { name: 'Adjustments' }).click();
  const search = second.getByRole('searchbox');
  await search.fill(email);
  await search.press('Enter');
  await second.getByRole('row').filter({ hasText: email }).getByRole('button', { name: '#' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Confirm $250.00' }).click();
  await expect(second.getByText('Adjustment confirmed')).toBeVisible();

  await open(page, '/finances');
  await expect(page.getByText('Sorry for the delay').first()).toBeVisible();
  await expect(page.getByText('$255.00').first()).toBeVisible();
});

test('signed in as a customer, staff see a bar, cannot spend, and are themselves again at the end', async ({
  page,
  browser,
}) => {
  const email = await registerBuyer(page);
  const desk = await staffPage(browser);
  await openCard(desk, email, 'Billie Buyer');
  await desk.getByRole('button', { name: 'Sign in as customer' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('You can’t spend money');
  await dialog.getByLabel('Reason').fill('Ticket 12');
  await dialog.getByRole('button', { name: 'Sign in as customer' }).click();
  const bar = desk.getByRole('complementary').filter({ hasText: 'is viewing as Billie Buyer' });
  await expect(bar).toContainText('Ticket 12');

  await open(desk, '/add-funds');
  await expect(bar).toBeVisible();
  await desk
    .getByRole('link', { name: /Test payment/ })
    .first()
    .click();
  await desk.getByLabel('Amount', { exact: true }).fill('10');
  await desk.getByRole('button', { name: 'Pay $10.00' }).click();
  await expect(desk.getByText(/Only the account owner can do this/).first()).toBeVisible();

  // Nor what is on the balance already.
  const video = 'https://www.youtube.com/watch?v=viewedas001';
  await open(desk, `/orders/create?url=${encodeURIComponent(video)}`);
  await settledTotal(desk);
  const refusal = desk.getByText(/Only the account owner can do this/).first();
  await payButton(desk).click();
  await declineSpeedup(desk, refusal);
  await expect(refusal).toBeVisible();
  expect(await chargedTo(email)).toBe('0');

  await bar.getByRole('button', { name: 'End' }).click();
  await expect(desk).toHaveURL(new RegExp(`^${panelOrigin()}/admin/customers/\\d+$`));
  await expect(desk.getByText('sessions.impersonate', { exact: true })).toBeVisible();
});

test('on a phone, in the dark: found, signed out everywhere, and nothing sticks out', async ({
  page,
  browser,
}) => {
  const email = await customer(page);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  const desk = await context.newPage();
  await signIn(desk, `/admin/customers?search=${encodeURIComponent(email)}`, operator);
  await desk.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  await choose(desk, 'Sign out everywhere');
  await desk.getByRole('dialog').getByLabel('Reason').fill('Asked by phone');
  await desk.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(desk.getByText('Customer signed out')).toBeVisible();
  const overflow = await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  // Other processes and caches hear of it within a second.
  await expect(async () => {
    await open(page, '/orders');
    await expect(page).toHaveURL(/\/login/, { timeout: 2000 });
  }).toPass({ timeout: 15_000 });
});
