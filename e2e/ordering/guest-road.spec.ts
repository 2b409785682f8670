import type { Page } from '@playwright/test';
import { declineSpeedup, paying, settledTotal } from '../testing/buyer.ts';
import { mailedLink } from '../testing/mailed-link.ts';
import { expect, open, test } from '../testing/panel-test.ts';

const phone = { width: 390, height: 844 };
const video = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const newEmail = () => `guest-${crypto.randomUUID()}@people.example`;

const payButton = (page: Page) => page.locator('button[type=submit]').filter({ visible: true });

test.use({ viewport: phone, expectedNoise: /status of 404/ });

/** Presses the button and declines the speed-up if it is offered. */
async function placeOrder(page: Page): Promise<void> {
  await payButton(page).click();
  const paid = page.getByText('I’ve paid');
  await declineSpeedup(page, paying(page).or(paid));
}

/** From the pasted link to the order button. */
async function fillForm(
  page: Page,
  { id, quantity, email }: { id: string; quantity?: string; email: string },
) {
  const query = new URLSearchParams({ url: video(id), ...(quantity ? { quantity } : {}) });
  await open(page, `/orders/create?${query}`);
  await settledTotal(page);
  await page.getByLabel('E-mail').fill(email);
}

test('a guest pastes a link, pays, and lands on the live page of the order; the mail opens the same', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await fillForm(page, { id: 'aaaaaaaabg1', email });
  await placeOrder(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();

  await expect(page).toHaveURL(/\/order-status\/\d+-[\w-]{43}/);
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await expect(page.getByText('aaaaaaaabg1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  // The simulator delivers: the page follows without a reload.
  await expect(page.getByText('Delivery started').or(page.getByText('Completed').first())).toBeVisible({
    timeout: 60_000,
  });
  const address = new URL(page.url());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  const answer = await page.request.get(address.pathname);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');

  // Another browser, with nothing but the mail.
  const other = await browser.newPage({ viewport: phone });
  await open(other, await mailedLink(email, '/order-status/'));
  expect(new URL(other.url()).pathname).toBe(address.pathname);
  await expect(other.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await other.close();

  const tampered = await page.request.get(`${address.pathname.slice(0, -2)}xx`);
  expect(tampered.status()).toBe(404);
});

test('an order below every minimum says so before paying; the rest of the minimum stays as balance', async ({
  page,
}) => {
  await fillForm(page, { id: 'aaaaaaaabg2', quantity: '100', email: newEmail() });
  const greyed = page.locator('[data-outside-limits]');
  await expect(greyed.first()).toContainText('Your order:');
  await expect(payButton(page)).toBeDisabled();
  const keep = page.getByRole('button', { name: /^Pay \$1\.00, add \$0\.\d+ to balance$/ });
  await expect(keep).toBeVisible();
  await page.getByRole('button', { name: /^Increase to/ }).click();
  await settledTotal(page);
  await expect(payButton(page)).toBeEnabled();

  await fillForm(page, { id: 'aaaaaaaabg2', quantity: '100', email: newEmail() });
  await keep.click();
  await expect(page.getByText('Added to balance')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay $1.00');
  await placeOrder(page);
  await page.getByRole('button', { name: /^Pay \$1\.00/ }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByText('Added to your balance')).toBeVisible();
});

test('a guest who pays by transfer says so, and it is reviewed', async ({ page }) => {
  await fillForm(page, { id: 'aaaaaaaabg3', quantity: '50000', email: newEmail() });
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true });
  await settledTotal(page);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/order-status\//);
  await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
  await page.getByRole('button', { name: 'I’ve paid' }).click();
  await expect(page.getByText('We’ll start as soon as your payment is confirmed.').first()).toBeVisible();
  await expect(page.getByText('In review').first()).toBeVisible();
});
