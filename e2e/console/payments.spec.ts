import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { payAtNormalSpeed, registerBuyer, settledTotal } from '../testing/buyer.ts';
import { registerEarner } from '../testing/earner.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A field that is refused, and a price that is asked for too early: the browser logs both.
test.use({ expectedNoise: /status of 422/ });

/** A red dot. */
const proof = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

/** The only row that matches, opened beside the table. */
async function openRow(desk: Page, path: string, search: string) {
  const separator = path.includes('?') ? '&' : '?';
  await signIn(desk, `${path}${separator}search=${encodeURIComponent(search)}`, operator);
  await desk
    .getByRole('row')
    .getByRole('button', { name: /^#\d+$/ })
    .first()
    .click();
  const sheet = desk.getByRole('dialog');
  await expect(sheet.getByText(search).first()).toBeVisible();
  // Beside the table, not over it.
  const [box, width] = [await sheet.boundingBox(), desk.viewportSize()?.width ?? 0];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 20);
  return sheet;
}

test('a manual payment is confirmed beside its proof, and the customer’s open order starts', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await registerBuyer(page);
  const link = 'https://www.youtube.com/watch?v=ddddddddd01';
  await open(page, `/orders/create?url=${encodeURIComponent(link)}`);
  await settledTotal(page);
  await page.locator('label').filter({ hasText: 'Bank transfer' }).click();
  await page.getByLabel('Subtotal').fill('25');
  await page.getByLabel('Subtotal').press('Enter');
  await expect(page.locator('[data-total^="2"]:not([data-checking])')).toBeVisible();
  await settledTotal(page);
  await payAtNormalSpeed(page);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Attach receipt')
    .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: proof });
  await expect(dialog.getByText('transfer.png')).toBeVisible();
  await dialog.getByLabel('Comment').fill('from Billie');
  await dialog.getByRole('button', { name: 'I’ve paid' }).click();
  // The first picture that a process draws anew waits for the library that draws it.
  await expect(page).toHaveURL(/\/orders\/\d+$/, { timeout: 60_000 });
  const main = page.getByRole('main');
  await expect(main.getByText('In review').first()).toBeVisible();

  const staff = await browser.newContext();
  const desk = await staff.newPage();
  const sheet = await openRow(desk, '/admin/manual-payments', email);
  await expect(sheet.getByText('from Billie')).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'Proof of payment: transfer.png' })).toBeVisible();
  await expect(sheet.getByText('The orders are paid and start.')).toBeVisible();
  expect(await accessibilityProblems(desk)).toEqual([]);
  await sheet.getByRole('button', { name: /^Confirm \$/ }).click();
  await expect(desk.getByText('Payment confirmed')).toBeVisible();
  await expect(sheet.getByText('Paid', { exact: true }).first()).toBeVisible();
  await staff.close();

  // Nobody has touched the customer's page.
  await expect(main.getByText('In progress').first()).toBeVisible();
});

test('a manual payment is rejected with a reason, on a phone, and its page says so', async ({
  page,
  browser,
}) => {
  const email = await registerBuyer(page);
  await open(page, '/add-funds');
  await page
    .getByRole('link', { name: /Bank transfer/ })
    .first()
    .click();
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByRole('button', { name: 'Pay $40.00' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I’ve paid' }).click();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();

  const staff = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const desk = await staff.newPage();
  const sheet = await openRow(desk, '/admin/manual-payments', email);
  await expect(sheet.getByText('The customer sent no file.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Decline payment' }).click();
  await expect(sheet.getByText('Use 3 or more characters')).toBeVisible();
  await sheet.getByLabel('Reason for declining').fill('Nothing has arrived');
  await sheet.getByRole('button', { name: 'Decline payment' }).click();
  await expect(desk.getByText('Payment declined')).toBeVisible();
  await staff.close();

  // The page asks by itself every ten seconds.
  await expect(page.getByText('Failed', { exact: true })).toBeVisible({ timeout: 25_000 });
});

test('a refund says what it takes before it does', async ({ page, browser }) => {
  const email = await registerBuyer(page, '100');
  const staff = await browser.newContext();
  const desk = await staff.newPage();
  const sheet = await openRow(desk, '/admin/invoices', email);
  await expect(sheet.getByText('Gateway clearing → Cash').first()).toBeVisible();
  await expect(sheet.getByText('Paid · Accepted')).toBeVisible();
  const amount = sheet.getByLabel('Amount to refund');
  await expect(amount).toHaveValue('100');
  await amount.fill('40');
  await expect(sheet.getByText('Taken from the balance: $40.00. Remaining: $60.00.')).toBeVisible();
  await sheet.getByLabel('Reason', { exact: true }).fill('Asked for it');
  expect(await accessibilityProblems(desk)).toEqual([]);
  await sheet.getByRole('button', { name: 'Refund $40.00' }).click();
  await expect(desk.getByText('Refund started')).toBeVisible();
  await expect(sheet.getByText(/^Refund by staff/)).toBeVisible();
  await staff.close();
  await open(page, '/finances');
  await expect(page.getByText('$60.00').first()).toBeVisible();
});

test('a dispute is closed as won: the customer has the money back', async ({ page, browser }) => {
  const email = await registerBuyer(page, '30');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'AUTH_TOKEN')?.value;
  const headers = { authorization: `Bearer ${decodeURIComponent(token ?? '')}` };
  const { data } = await (await page.request.get('/api/v1/payment-methods', { headers })).json();
  const method = data.find(({ strategy }: { strategy: string }) => strategy === 'sandbox').id;
  const opened = await page.request.post('/api/v1/add-funds', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { amount: '20', payment_method_id: method },
  });
  const path = new URL((await opened.json()).data.redirect_url, panelOrigin()).pathname;
  await page.request.post(path, { data: { action: 'pay' } });
  await page.request.post(path, { data: { action: 'dispute' } });

  const staff = await browser.newContext();
  const desk = await staff.newPage();
  const sheet = await openRow(desk, '/admin/disputes', email);
  await expect(sheet.getByText('The customer gets $20.00 back')).toBeVisible();
  expect(await accessibilityProblems(desk)).toEqual([]);
  await sheet.getByLabel('Reason').first().fill('The bank agreed');
  await sheet.getByRole('button', { name: 'Mark as won' }).click();
  await expect(desk.getByText('Dispute closed')).toBeVisible();
  await desk.getByText('Won', { exact: true }).click();
  await expect(desk.getByRole('row').filter({ hasText: email })).toBeVisible();
  await staff.close();
  // The freeze had ended the customer's session.
  await signIn(page, '/finances', { email, password: 'five blue whales' });
  await expect(page.getByText('$50.00').first()).toBeVisible();
});

test('withdrawals go into a bank file once and are paid in a batch', async ({ page, browser }) => {
  const email = await registerEarner(page);
  await page.getByText('Bank card', { exact: true }).first().click();
  await page.getByLabel('Amount').fill('20');
  await page.getByLabel('Account number').fill('4000 1234');
  await page.getByRole('button', { name: 'Request withdrawal' }).click();
  await expect(page.getByText('Request received')).toBeVisible();

  const staff = await browser.newContext();
  const desk = await staff.newPage();
  await signIn(desk, `/admin/withdrawals?search=${encodeURIComponent(email)}`, operator);
  const box = desk.getByRole('row').filter({ hasText: email }).getByRole('checkbox');
  await box.check();
  await desk.getByRole('button', { name: 'Create bank file' }).click();
  await expect(desk.getByText('1 withdrawal, $19.50 in total.')).toBeVisible();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Create and download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^withdrawals-\d+\.csv$/);
  await expect(desk.getByRole('link', { name: /^Bank file #\d+$/ })).toBeVisible();

  await box.check();
  await expect(desk.getByRole('button', { name: 'Create bank file' })).toBeDisabled();
  await desk.getByRole('button', { name: 'Mark as paid', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Batch reference').fill(`BANK ${email}`);
  expect(await accessibilityProblems(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark 1 withdrawal as paid' }).click();
  await expect(desk.getByText('1 withdrawal paid')).toBeVisible();
  await staff.close();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Your withdrawals' }).getByText('Paid')).toBeVisible();
});
