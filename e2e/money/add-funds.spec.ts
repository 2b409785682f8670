import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seal } from '../../apps/server/src/platform/secrets/sealed-text.ts';
import { createSecretKeys } from '../../apps/server/src/platform/secrets/secret-keys.ts';
import { startBtcpayServer } from '../../apps/server/src/testing/gateways/btcpay-server.ts';
import { startNowpaymentsServer } from '../../apps/server/src/testing/gateways/nowpayments-server.ts';
import { startPaypalServer } from '../../apps/server/src/testing/gateways/paypal-server.ts';
import { startStripeServer } from '../../apps/server/src/testing/gateways/stripe-server.ts';
import { withDatabase } from '../server/panel-database.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { signInAsNewCustomer } from '../testing/sign-in.ts';

/** Chooses a method, types an amount, waits for its price and pays. */
async function pay(page: Page, method: string, amount: string, total: string): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(method) })
    .first()
    .click();
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('button', { name: `Pay ${total}` }).click();
}

/** A gateway as an operator would set it up; its secrets are encrypted with the panel's key. */
async function addGateway(strategy: string, name: string, gateway: object, secrets: object): Promise<string> {
  const key = readFileSync(join(process.env.PANEL_DATA_DIR ?? '', 'secret-key'), 'utf8').trim();
  const sealed = seal(createSecretKeys(key), 'payment_method.sealed_secrets', JSON.stringify(secrets));
  return withDatabase(async (client) => {
    const { rows } = await client.query(
      `insert into payment_method (panel_id, strategy, name, gateway, sealed_secrets, for_checkout, position)
       select id, $1, $2, $3, $4, false, 90 from panel where slug = 'marquee' returning id`,
      [strategy, name, JSON.stringify(gateway), sealed],
    );
    return String(rows[0].id);
  });
}

async function removeGateway(id: string): Promise<void> {
  await withDatabase((client) =>
    client.query('update payment_method set is_enabled = false where id = $1', [id]),
  );
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('the sandbox: bonus and coupon on screen, payment page, credit, receipt, rubles; then one that fails', async ({
  page,
}) => {
  await signInAsNewCustomer(page, '/add-funds');
  await page
    .getByRole('link', { name: /Test payment/ })
    .first()
    .click();
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await expect(page.getByText('This coupon is for orders only')).toBeVisible();
  await page.getByLabel('Coupon code').fill('topup5');
  await expect(page.getByText('Coupon applied: $5.00 bonus')).toBeVisible();
  await expect(page.getByText('$107.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $100.00' }).click();
  await expect(page.getByText('This is a test page.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $100.00' }).click();
  await expect(heading(page, 'Payment received')).toBeVisible();
  await expect(page.getByText('Bonus: $7.00.')).toBeVisible();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^MARQUEE-\d+\.pdf$/);

  for (const path of ['/add-funds', '/finances', '/statistics', '/withdrawal']) {
    await open(page, `${path}?currency=RUB`);
    await expect(page.locator('main').getByText(/\d\s₽/).first()).toBeVisible();
  }

  await open(page, '/add-funds');
  await pay(page, 'Test payment', '20', '$20.00');
  await page.getByRole('button', { name: 'Fail payment' }).click();
  await expect(heading(page, 'Payment not completed')).toBeVisible();
  await page.getByRole('link', { name: 'Other payment method' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a payment method' })).toBeVisible();
});

test('“back” keeps amount, coupon and method: to the other methods, and from the gateway', async ({
  page,
}) => {
  await signInAsNewCustomer(page, '/add-funds');
  const choose = (method: RegExp) => page.getByRole('link', { name: method }).first().click();
  const amount = page.getByLabel('Amount', { exact: true });
  const coupon = page.getByLabel('Coupon code');
  await choose(/Test payment/);
  await amount.fill('42');
  await coupon.fill('TOPUP5');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose a payment method' })).toBeVisible();
  await choose(/Bank transfer/);
  await expect(amount).toHaveValue('42');
  await expect(coupon).toHaveValue('TOPUP5');
  await page.goBack();
  await choose(/Test payment/);
  await amount.fill('43');
  await page.getByRole('button', { name: 'Pay $43.00' }).click();
  await expect(page.getByText('This is a test page.')).toBeVisible();
  await page.goBack();
  await expect(amount).toHaveValue('43');
  await expect(coupon).toHaveValue('TOPUP5');
  await expect(page.getByRole('button', { name: 'Pay $43.00' })).toBeVisible();
});

test('by hand and by QR code: what to send and where, and "I’ve paid" puts it under review', async ({
  page,
}) => {
  await signInAsNewCustomer(page, '/add-funds');
  await pay(page, 'Bank transfer', '40', '$40.00');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
  await dialog.getByLabel('Comment').fill('from Casey');
  await dialog.getByRole('button', { name: 'I’ve paid' }).click();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();

  await open(page, '/add-funds');
  await pay(page, 'QR transfer', '100', '$101.50');
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  // The dialog opens before its page has loaded: closed too early, the page would appear under the pointer.
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'I’ve paid' }).click();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
});

test.describe('gateways of other houses', () => {
  // The gateways' small pages request an icon that does not exist.
  test.use({ expectedNoise: /favicon|status of 4/ });

  test('Stripe: paid on its page, told by its signed webhook', async ({ page }) => {
    let methodId = '';
    const webhookUrl = () => `${panelOrigin()}/webhooks/payments/${methodId}`;
    const stripe = await startStripeServer({ webhookSecret: 'whsec_e2e', webhookUrl });
    const secrets = { apiKey: 'sk_test_e2e', webhookSecret: 'whsec_e2e' };
    methodId = await addGateway('stripe_checkout', 'Stripe card', { host: stripe.origin }, secrets);
    try {
      await signInAsNewCustomer(page, '/add-funds');
      await pay(page, 'Stripe card', '15', '$15.00');
      await page.getByRole('button', { name: 'Pay at Stripe' }).click();
      await expect(heading(page, 'Payment received')).toBeVisible();
    } finally {
      await removeGateway(methodId);
      await stripe.stop();
    }
  });

  test('crypto: paid at BTCPay, told by its signed webhook', async ({ page }) => {
    let methodId = '';
    const webhookUrl = () => `${panelOrigin()}/webhooks/payments/${methodId}`;
    const account = { apiKey: 'token', webhookSecret: 'hook' };
    const btcpay = await startBtcpayServer({ ...account, storeId: 'shop', webhookUrl });
    methodId = await addGateway('crypto', 'Crypto coins', { host: btcpay.origin, store_id: 'shop' }, account);
    try {
      await signInAsNewCustomer(page, '/add-funds');
      await pay(page, 'Crypto coins', '25', '$25.00');
      await page.getByRole('button', { name: 'Pay with crypto' }).click();
      await expect(heading(page, 'Payment received')).toBeVisible();
    } finally {
      await removeGateway(methodId);
      await btcpay.stop();
    }
  });

  test('PayPal: approved on its page, captured by us', async ({ page }) => {
    let methodId = '';
    const webhookUrl = () => `${panelOrigin()}/webhooks/payments/${methodId}`;
    const account = { clientId: 'client', clientSecret: 'secret', webhookId: 'HOOK' };
    const paypal = await startPaypalServer({ ...account, webhookUrl });
    const gateway = { host: paypal.origin, client_id: 'client', webhook_id: 'HOOK' };
    methodId = await addGateway('paypal', 'PayPal wallet', gateway, { clientSecret: 'secret' });
    try {
      await signInAsNewCustomer(page, '/add-funds');
      await pay(page, 'PayPal wallet', '35', '$35.00');
      await page.getByRole('button', { name: 'Pay with PayPal' }).click();
      await expect(heading(page, 'Payment received')).toBeVisible();
    } finally {
      await removeGateway(methodId);
      await paypal.stop();
    }
  });

  test('NOWPayments: paid on its page, told by its signed IPN', async ({ page }) => {
    let methodId = '';
    const webhookUrl = () => `${panelOrigin()}/webhooks/payments/${methodId}`;
    const account = { apiKey: 'key', ipnSecret: 'ipn' };
    const nowpayments = await startNowpaymentsServer({ ...account, webhookUrl });
    methodId = await addGateway('nowpayments', 'Many coins', { host: nowpayments.origin }, account);
    try {
      await signInAsNewCustomer(page, '/add-funds');
      await pay(page, 'Many coins', '45', '$45.00');
      await page.getByRole('button', { name: 'Send coins' }).click();
      await expect(heading(page, 'Payment received')).toBeVisible();
    } finally {
      await removeGateway(methodId);
      await nowpayments.stop();
    }
  });
});
