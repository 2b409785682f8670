import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import {
  chargedTo,
  declineSpeedup,
  done,
  payAtNormalSpeed,
  payButton,
  registerBuyer,
  settledTotal,
} from '../testing/buyer.ts';
import { mailedLink } from '../testing/mailed-link.ts';
import { expect, open, test } from '../testing/panel-test.ts';

const phone = { width: 390, height: 844 };
const video = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** One source begins clearly sooner than the usual one, whatever this run's deliveries have measured. */
const plantFastSource = () =>
  withDatabase((client) =>
    client.query(
      `update source_speed as speed set median_seconds = case provider.name when 'Fast simulator' then 10 else 45 end
         from provider where provider.panel_id = speed.panel_id and provider.id = speed.provider_id`,
    ),
  );

const link = (page: Page) => page.getByLabel('Link', { exact: true });

test('a link, a look at the price, paid from the balance; slower and faster', async ({ page }) => {
  const email = await registerBuyer(page);
  await open(page, '/');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill(video('aaaaaaaaaa1'));
  await search.press('Enter');
  await expect(page.getByText('YouTube detected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  const slow = await settledTotal(page);
  await payAtNormalSpeed(page);
  await expect(done(page)).toBeVisible();
  await expect.poll(() => chargedTo(email)).toBe(slow);
  await plantFastSource();

  await open(page, `/orders/create?quantity=7000&url=${encodeURIComponent(video('aaaaaaaaaa2'))}`);
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await settledTotal(page);
  // Parameters in the address are kept after the network is detected.
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('7\u00a0000');
  const hint = page.getByText(/^Faster start available: \+\$/).filter({ visible: true });
  await expect(hint).toBeVisible();
  await payButton(page).click();
  const offer = page.getByRole('dialog', { name: 'Start faster?' });
  // Going on at the agreed price has the focus; Escape leads back, and nothing is placed.
  await expect(offer.getByRole('button', { name: /^Standard start:/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await expect.poll(() => chargedTo(email)).toBe(slow);
  await payButton(page).click();
  const yes = offer.getByRole('button', { name: /^Faster start:/ });
  const promised = Number(((await yes.textContent()) ?? '').replace(/[^\d.]/g, ''));
  await yes.click();
  await expect(done(page).first()).toBeVisible();
  await expect.poll(async () => Number(await chargedTo(email)) - Number(slow)).toBeGreaterThan(Number(slow));
  expect(Number(await chargedTo(email)) - Number(slow)).toBeCloseTo(promised, 7);
});

test('too little on the balance leads to what is missing', async ({ page }) => {
  await registerBuyer(page, '1');
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
  const email = await registerBuyer(page);
  await open(page, `/orders/create?url=${encodeURIComponent(video('aaaaaaaaaa4'))}`);
  await page.getByRole('main').getByText('Drip-feed', { exact: true }).click();
  await page.getByLabel('Number of runs').fill('3');
  // Equal parts have equal sizes, whatever is next to them.
  await expect(page.getByText(/^3 runs, /)).toBeVisible();
  const widths = await page
    .locator('main ol svg')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(widths).toHaveLength(3);
  expect(new Set(widths).size).toBe(1);
  await page.getByText('Increasing').click();
  await expect(page.getByText(/^3 runs, .* total$/)).toBeVisible();
  const total = await settledTotal(page);
  await payButton(page).click();
  await expect(done(page)).toBeVisible();
  await expect.poll(() => chargedTo(email)).toBe(total);
});

test.describe('refusals', () => {
  test.use({ expectedNoise: /status of 422/ });

  test('many orders by text: wrong lines are named, right ones are paid', async ({ page }) => {
    const email = await registerBuyer(page);
    await open(page, '/orders/create?type=expert');
    const text = page.getByLabel('Orders, one per line');
    await text.fill(`1 | ${video('aaaaaaaaaa5')} | 1000\nnonsense\n2 | https://example.com/x | 1000`);
    await expect(page.getByText('2 lines need fixing')).toBeVisible();
    await expect(page.getByText('Use the format: service ID | link | quantity')).toBeVisible();
    await expect(page.getByText('This link doesn’t match the service.', { exact: false })).toBeVisible();
    await text.fill(`1 | ${video('aaaaaaaaaa5')} | 1000\n2 | ${video('aaaaaaaaaa6')} | 1000`);
    await expect(page.getByText('2 valid lines')).toBeVisible();
    const total = await settledTotal(page);
    await payAtNormalSpeed(page);
    await expect(done(page)).toBeVisible();
    await expect.poll(() => chargedTo(email)).toBe(total);

    await open(page, '/orders/create?type=expert');
    await text.fill(`1 | ${video('aaaaaaaaaa5')} | 1000\n1 | ${video('aaaaaaaaaa9')} | 1000`);
    await expect(page.getByText('1 line needs fixing')).toBeVisible();
    await expect(page.getByText('You have an active order with this link.', { exact: false })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, expectedNoise: /status of 422/ });

  test('a guest pays through a gateway with nothing but an address', async ({ page }) => {
    const email = `guest-${crypto.randomUUID()}@people.example`;
    await open(page, '/orders/create');
    await link(page).fill(video('aaaaaaaaaa7'));
    await expect(page.getByText('YouTube detected')).toBeVisible();
    const total = await settledTotal(page);
    // The cookie banner is still open: it must not cover the price.
    const question = page.getByRole('region', { name: 'We use cookies' });
    await expect(question).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([question.boundingBox(), payButton(page).boundingBox()]);
        return above && below && above.y + above.height <= below.y;
      })
      .toBe(true);
    // A guest who signs in returns to the same form.
    await expect(page.getByRole('link', { name: 'Sign in to pay from your balance' })).toHaveAttribute(
      'href',
      /redirect=.*aaaaaaaaaa7.*serviceId/,
    );
    await payButton(page).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill(email);
    await payAtNormalSpeed(page);
    await expect(page.getByText('This is a test page.')).toBeVisible();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page).toHaveURL(/\/order-status\//);
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expect.poll(() => chargedTo(email)).toBe(total);

    // The mail lets the guest set a password; the order is theirs once they add it.
    await open(page, await mailedLink(email, '/password/reset'));
    await page.getByLabel('New password').fill('six green parrots');
    await page.getByLabel('Repeat password').fill('six green parrots');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('six green parrots');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await page.getByRole('button', { name: 'Add to my orders' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: 'Add to my orders' }).click();
    await expect(page.getByText('aaaaaaaaaa7').first()).toBeVisible();
  });

  test('what a guest ordered with a customer’s address is theirs once they add it', async ({
    page,
    browser,
  }) => {
    const email = await registerBuyer(page);
    const prove =
      'update account set email = claimed_email, claimed_email = null, email_verified_at = now() where claimed_email = $1';
    await withDatabase((client) => client.query(prove, [email]));
    const guest = await browser.newPage({ viewport: phone });
    await open(guest, `/orders/create?url=${encodeURIComponent(video('aaaaaaaaab1'))}`);
    await settledTotal(guest);
    await guest.getByLabel('E-mail').fill(email);
    await payAtNormalSpeed(guest);
    await guest.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(guest.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await guest.close();

    await expect(async () => {
      await open(page, '/orders');
      await expect(page.getByText('placed with your e-mail')).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    await expect(page.getByText('aaaaaaaaab1')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add to my orders' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: 'Add to my orders' }).click();
    await expect(page.getByText('aaaaaaaaab1').first()).toBeVisible();
    await expect(page.getByText('placed with your e-mail')).toHaveCount(0);
  });

  test('a cart for two networks, kept over a reload, paid with a coupon', async ({ page }) => {
    const email = await registerBuyer(page);
    await open(page, `/orders/create?url=${encodeURIComponent(video('aaaaaaaaaa8'))}`);
    await settledTotal(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('1 service in your cart')).toBeVisible();
    await link(page).fill('https://www.instagram.com/p/Cabc123DEF4/');
    await expect(page.getByText('Instagram detected')).toBeVisible();
    await settledTotal(page);
    // The cookie banner is still open: it must not cover the button to the cart.
    await expect(page.getByText('We use cookies')).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('2 services in your cart')).toBeVisible();
    await page.getByRole('button', { name: 'Go to cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await expect(cart).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: '2 items in your cart' }).click();
    await expect(cart.getByRole('region', { name: /^YouTube/ })).toBeVisible();
    await expect(cart.getByRole('region', { name: /^Instagram/ })).toBeVisible();
    await cart.getByRole('button', { name: 'Add coupon' }).click();
    await cart.getByLabel('Coupon code').fill('NO-SUCH-COUPON');
    await expect(cart.getByText('Coupon does not apply')).toBeVisible();
    await cart.getByLabel('Coupon code').fill('CASHBACK3');
    await expect(cart.getByText('Coupon applied')).toBeVisible();
    const total = await cart.locator('[data-total]:not([data-checking])').getAttribute('data-total');
    await cart.getByRole('button', { name: /^Pay / }).click();
    await declineSpeedup(page, done(page));
    await expect(done(page)).toBeVisible();
    await expect.poll(() => chargedTo(email)).toBe(total);
    await expect(page.getByRole('button', { name: 'Your cart is empty' })).toBeVisible();
  });
});
