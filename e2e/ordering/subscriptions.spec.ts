import { expect, open, test } from '../testing/panel-test.ts';
import { register } from '../testing/sign-in.ts';

test('name a channel, see what a publication costs, subscribe, and cancel', async ({ page }) => {
  await register(page);
  await open(page, '/subscriptions');
  await expect(page.getByText('No subscriptions yet')).toBeVisible();
  await page.getByRole('link', { name: 'New subscription' }).first().click();
  await page.getByLabel('Link to your channel').fill('t.me/telegram');
  await expect(page.getByRole('radio', { name: 'Telegram' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Start subscription' })).toBeDisabled();

  await page.getByRole('checkbox', { name: 'Telegram views' }).check();
  const cost = page.locator('[data-per-publication]');
  await expect(cost).toBeVisible();
  await page.getByLabel('Quantity', { exact: true }).fill('1234');
  await page.getByLabel('Number of posts').fill('3');
  await expect(page.getByText('3 posts, up to')).toBeVisible();
  // Rounded down to the step, as it is sent.
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('1 200');
  await expect(cost.locator('[aria-busy]')).toHaveCount(0);
  const price = (await cost.textContent()) ?? '';
  await page.getByRole('button', { name: 'Start subscription' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 't.me/telegram' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('0 of 3')).toBeVisible();
  await expect(page.getByText('1 200', { exact: true }).first()).toBeVisible();
  await expect(page.locator('dd').filter({ hasText: price }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Canceled by you.')).toBeVisible();
  await open(page, '/subscriptions?status=canceled');
  await expect(page.getByRole('link', { name: 't.me/telegram' })).toBeVisible();
});

test('a guest sees the offer and is led to sign in', async ({ page }) => {
  await open(page, '/orders/create?type=autopromotion');
  const entrance = page.getByRole('link', { name: 'Sign in to subscribe' });
  await expect(entrance).toHaveAttribute('href', /\/login\?redirect=/);
});
