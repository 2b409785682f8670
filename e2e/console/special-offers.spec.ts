import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { done, payAtNormalSpeed, registerBuyer, settledTotal } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };
const video = (id: string) => `https://www.youtube.com/watch?v=${id}`;

// A field that is refused: the browser logs it.
test.use({ expectedNoise: /status of (422|404)/ });

/** The newest service of the first network, by the words of the picker. */
async function createOffer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New offer' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByText('After a payment').click();
  await form.getByText('By network').click();
  await form.getByLabel('Campaign name').fill('e2e-next');
  await form.getByRole('button', { name: 'Save' }).click();
  // Neither a network nor a service yet: both fields say so, and the first one has the focus.
  await expect(form.getByText('This field is required')).toHaveCount(2);
  await expect(form.getByLabel('Network', { exact: true })).toBeFocused();
  await form.getByLabel('Network', { exact: true }).selectOption({ label: 'YouTube' });
  await form.getByLabel('Find a service', { exact: true }).fill('youtube');
  await form
    .getByRole('group', { name: 'Find a service', exact: true })
    .getByRole('checkbox')
    .first()
    .check();
  await expect(form.getByRole('region', { name: 'Preview' }).getByText(name)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

test('an operator makes an offer for after a payment; a customer pays and sees it, once', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Next ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, '/admin/special-offers', operator);
  await createOffer(page, name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('After a payment')).toBeVisible();
  await expect(row.getByText('1 service')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button', { name: `Move ${name} up` }).click();
  await expect(page.getByRole('row').last()).not.toContainText(name);

  // Few enough for the balance, whatever other tests have made of the price.
  const shop = await browser.newPage();
  await registerBuyer(shop);
  await open(shop, `/orders/create?quantity=500&url=${encodeURIComponent(video('ooooooooof1'))}`);
  await settledTotal(shop);
  await payAtNormalSpeed(shop);
  await expect(done(shop)).toBeVisible();
  await expect(shop).toHaveURL(/\/orders\/\d+$/);
  const strip = shop.getByRole('region', { name });
  await expect(strip).toBeVisible();
  await expect(strip.getByRole('link').filter({ hasText: '$' }).first()).toHaveAttribute(
    'href',
    /utm_campaign=e2e-next/,
  );
  expect(await accessibilityProblems(shop)).toEqual([]);
  // A plain visit of a paid order sells nothing.
  await open(shop, new URL(shop.url()).pathname);
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();
  await shop.close();

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await open(phone, `/orders/create?quantity=5000&url=${encodeURIComponent(video('ooooooooof2'))}`);
  await settledTotal(phone);
  await phone.getByLabel('E-mail').fill(`guest-${crypto.randomUUID()}@people.example`);
  await payAtNormalSpeed(phone);
  await phone.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(phone).toHaveURL(/\/order-status\//);
  await expect(phone.getByRole('region', { name })).toBeVisible();
  // The address no longer says that one comes from a payment.
  await expect(phone).not.toHaveURL(/invoice=/);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await open(phone, new URL(phone.url()).pathname);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.getByRole('region', { name })).toBeHidden();
  await phone.close();

  await row.getByRole('switch', { name: `Show ${name}` }).click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete offer' }).click();
  await expect(row).toBeHidden();
});
