import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Locator, Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { expect, panelOrigin } from './panel-test.ts';
import { signUp } from './sign-in.ts';

/** The total that the ledger has charged to an account for orders. */
export async function chargedTo(email: string): Promise<string> {
  const { rows } = await withDatabase((client) =>
    client.query(
      `select coalesce(sum(p.amount), 0)::text as total
       from account c
       join ledger_account a on a.panel_id = c.panel_id and a.customer_id = c.id
       join ledger_posting p on p.panel_id = a.panel_id and p.debit_account = a.id
       join ledger_txn t on t.panel_id = p.panel_id and t.id = p.txn_id and t.type = 'order'
       where $1 in (c.email, c.claimed_email)`,
      [email],
    ),
  );
  return formatMoney(money(BigInt(rows[0].total)));
}

/** The amount that an action charges for orders, once it is booked. */
export async function chargedBy(email: string, act: () => Promise<void>): Promise<string> {
  const before = Number(await chargedTo(email));
  await act();
  await expect.poll(async () => Number(await chargedTo(email))).toBeGreaterThan(before);
  return (Number(await chargedTo(email)) - before).toFixed(8).replace(/\.?0+$/, '');
}

/** A new customer with money, paid in through the built-in gateway. */
export async function registerBuyer(page: Page, amount = '100'): Promise<string> {
  const email = `buyer-${crypto.randomUUID()}@people.example`;
  await signUp(page, { email, password: 'five blue whales' }, 'Billie Buyer');
  await payIn(page, amount);
  return email;
}

/** Tops up the account that is signed in, through the built-in gateway. */
export async function payIn(page: Page, amount: string): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'AUTH_TOKEN')?.value;
  const headers = { authorization: `Bearer ${decodeURIComponent(token ?? '')}` };
  const methods = await (await page.request.get('/api/v1/payment-methods', { headers })).json();
  const sandbox = methods.data.find(({ strategy }: { strategy: string }) => strategy === 'sandbox');
  const opened = await page.request.post('/api/v1/add-funds', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { amount, payment_method_id: sandbox.id },
  });
  const { redirect_url } = (await opened.json()).data;
  await page.request.post(new URL(redirect_url, panelOrigin()).pathname, { data: { action: 'pay' } });
  await expect
    .poll(async () => (await (await page.request.get('/api/v1/wallets', { headers })).json()).data.cash)
    .toBe(amount);
}

/** The shown price, once it belongs to the current form. */
export async function settledTotal(page: Page | Locator): Promise<string> {
  const total = page.locator('[data-total]:not([data-checking])');
  await expect(total).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect(total).toBeVisible();
  return (await total.getAttribute('data-total')) ?? '';
}

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^Pay \$/ }).filter({ visible: true });
/** The message, or the first line of the order's history, which the page shows as well. */
export const done = (page: Page) => page.getByText('Order placed').first();

export const paying = (page: Page) => page.getByText('This is a test page.');

/** Presses the button and declines the speed-up if it is offered. */
export async function payAtNormalSpeed(page: Page): Promise<void> {
  await payButton(page).click();
  const others = [paying(page), page.getByRole('dialog'), page.getByRole('alertdialog')];
  await declineSpeedup(
    page,
    others.reduce((any, next) => any.or(next), done(page)),
  );
}

/** Whether speed-up is offered depends on what was measured in the last hour; next is what appears without it. */
export async function declineSpeedup(page: Page, next: Locator): Promise<void> {
  const slow = page.getByRole('button', { name: /^Standard start:/ });
  await expect(slow.or(next).first()).toBeVisible();
  if (await slow.isVisible()) await slow.click();
}
