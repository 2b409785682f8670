import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Page } from '@playwright/test';
import { expect, open, panelOrigin, test } from './panel-test.ts';
import { withDatabase } from './server/panel-database.ts';

const phone = { width: 390, height: 844 };
const video = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** Whatever left the person's wallets for orders, as the ledger has it. */
async function chargedTo(email: string): Promise<string> {
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

/** Somebody new with money, paid in through the built-in gateway. */
async function becomeBuyer(page: Page, amount = '100'): Promise<string> {
  const email = `buyer-${crypto.randomUUID()}@people.example`;
  await open(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill('Billie Buyer');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('five blue whales');
  await page.getByLabel('Repeat password').fill('five blue whales');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${panelOrigin()}/`);
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
  return email;
}

/** The price in sight once it is the price of what is in the form. */
async function settledTotal(page: Page): Promise<string> {
  const total = page.locator('[data-total]:not([data-checking])');
  await expect(total).toBeVisible();
  await page.waitForTimeout(700);
  await expect(total).toBeVisible();
  return (await total.getAttribute('data-total')) ?? '';
}

const link = (page: Page) => page.getByLabel('Link', { exact: true });
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).filter({ visible: true });
const done = (page: Page) => page.getByText('Your order was created successfully');

test('a link, a look at the price, paid from the balance; slower and faster', async ({ page }) => {
  const email = await becomeBuyer(page);
  await open(page, '/');
  const search = page.getByRole('combobox', { name: 'Search the panel' });
  await search.fill(video('aaaaaaaaaa1'));
  await search.press('Enter');
  await expect(page.getByText('YouTube recognised')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'YouTube', exact: true })).toBeChecked();
  const slow = await settledTotal(page);
  await payButton(page).click();
  await page.getByRole('button', { name: /^No, normal speed/ }).click();
  await expect(done(page)).toBeVisible();
  await expect.poll(() => chargedTo(email)).toBe(slow);

  await open(page, `/orders/create?url=${encodeURIComponent(video('aaaaaaaaaa2'))}`);
  await expect(page.getByRole('radio', { name: 'YouTube', exact: true })).toBeChecked();
  await settledTotal(page);
  await payButton(page).click();
  const offer = page.getByRole('dialog', { name: 'Faster delivery?' });
  const yes = offer.getByRole('button', { name: /^Yes, faster/ });
  const promised = Number((await yes.innerText()).replace(/[^\d.]/g, ''));
  await yes.click();
  await expect(done(page).first()).toBeVisible();
  await expect.poll(async () => Number(await chargedTo(email)) - Number(slow)).toBeGreaterThan(Number(slow));
  expect(Math.ceil((Number(await chargedTo(email)) - Number(slow)) * 100 - 1e-6) / 100).toBe(promised);
});

test('too little on the balance leads to what is missing', async ({ page }) => {
  await becomeBuyer(page, '1');
  await open(page, `/orders/create?url=${encodeURIComponent(video('aaaaaaaaaa3'))}`);
  const total = Number(await settledTotal(page));
  const missing = (Math.ceil((total - 1) * 100 - 1e-6) / 100).toFixed(2);
  const way = page.getByRole('link', { name: `Add $${missing}` }).filter({ visible: true });
  await expect(way).toHaveAttribute('href', `/add-funds?amount=${missing}`);
  await way.click();
  await page
    .getByRole('link', { name: /Test payment/ })
    .first()
    .click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(missing);
});

test('portions: the plan in sight is what is charged', async ({ page }) => {
  const email = await becomeBuyer(page);
  await open(page, `/orders/create?url=${encodeURIComponent(video('aaaaaaaaaa4'))}`);
  await page.getByText('In portions').click();
  await page.getByLabel('Number of portions').fill('3');
  await page.getByText('Growing').click();
  await expect(page.getByText(/^3 portions, .* in total$/)).toBeVisible();
  const total = await settledTotal(page);
  await payButton(page).click();
  await expect(done(page)).toBeVisible();
  await expect.poll(() => chargedTo(email)).toBe(total);
});

test.describe('refusals', () => {
  test.use({ expectedNoise: /status of 422/ });

  test('many orders by text: wrong lines are named, right ones are paid', async ({ page }) => {
    const email = await becomeBuyer(page);
    await open(page, '/orders/create?type=expert');
    const text = page.getByLabel('Orders, one per line');
    await text.fill(`1 | ${video('aaaaaaaaaa5')} | 1000\nnonsense\n2 | https://example.com/x | 1000`);
    await expect(page.getByText('2 lines need a look')).toBeVisible();
    await expect(page.getByText('Write service id, link and quantity, with | between them.')).toBeVisible();
    await expect(page.getByText('This link does not fit the service.', { exact: false })).toBeVisible();
    await text.fill(`1 | ${video('aaaaaaaaaa5')} | 1000\n2 | ${video('aaaaaaaaaa6')} | 1000`);
    await expect(page.getByText('2 lines are fine')).toBeVisible();
    const total = await settledTotal(page);
    await payButton(page).click();
    await page.getByRole('button', { name: /^No, normal speed/ }).click();
    await expect(done(page)).toBeVisible();
    await expect.poll(() => chargedTo(email)).toBe(total);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, expectedNoise: /status of 422/ });

  test('a guest pays through a gateway with nothing but an address', async ({ page }) => {
    const email = `guest-${crypto.randomUUID()}@people.example`;
    await open(page, '/orders/create');
    await link(page).fill(video('aaaaaaaaaa7'));
    await expect(page.getByText('YouTube recognised')).toBeVisible();
    const total = await settledTotal(page);
    await payButton(page).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill(email);
    await payButton(page).click();
    await page.getByRole('button', { name: /^No, normal speed/ }).click();
    await expect(page.getByText('No real money moves')).toBeVisible();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect.poll(() => chargedTo(email)).toBe(total);
  });

  test('a cart for two networks, kept over a reload, paid with a coupon', async ({ page }) => {
    const email = await becomeBuyer(page);
    await open(page, `/orders/create?url=${encodeURIComponent(video('aaaaaaaaaa8'))}`);
    await settledTotal(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('1 service in your cart')).toBeVisible();
    await link(page).fill('https://www.instagram.com/p/Cabc123DEF4/');
    await expect(page.getByText('Instagram recognised')).toBeVisible();
    await settledTotal(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.reload();
    await page.getByRole('button', { name: '2 items in your cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await expect(cart.getByRole('region', { name: /^YouTube/ })).toBeVisible();
    await expect(cart.getByRole('region', { name: /^Instagram/ })).toBeVisible();
    await cart.getByRole('button', { name: 'I have a coupon' }).click();
    await cart.getByLabel('Coupon code').fill('NO-SUCH-COUPON');
    await expect(cart.getByText('Coupon does not apply')).toBeVisible();
    await cart.getByLabel('Coupon code').fill('CASHBACK3');
    await expect(cart.getByText('Coupon applied')).toBeVisible();
    const total = await cart.locator('[data-total]:not([data-checking])').getAttribute('data-total');
    await cart.getByRole('button', { name: 'Create the order' }).click();
    await page.getByRole('button', { name: /^No, normal speed/ }).click();
    await expect(done(page)).toBeVisible();
    await expect.poll(() => chargedTo(email)).toBe(total);
    await expect(page.getByRole('button', { name: 'Your cart is empty' })).toBeVisible();
  });
});
