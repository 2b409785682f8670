import type { Page } from '@playwright/test';
import { expect, open, test } from '../testing/panel-test.ts';
import { fillRegistration, register, signIn, typePassword } from '../testing/sign-in.ts';

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
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('1\u00a0200');
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

async function fillAsGuest(page: Page, email: string): Promise<void> {
  await open(page, '/orders/create?type=autopromotion');
  await page.getByLabel('Link to your channel').fill('t.me/telegram');
  await expect(page.getByRole('radio', { name: 'Telegram' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Telegram views' }).check();
  await page.getByLabel('Quantity', { exact: true }).fill('1200');
  await page.getByLabel('Number of posts').fill('4');
  await page.getByLabel('Name').fill('My channel');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('link', { name: 'Sign in to subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
}

async function expectFilled(page: Page): Promise<void> {
  await expect(page.getByLabel('Link to your channel')).toHaveValue('t.me/telegram');
  await expect(page.getByRole('radio', { name: 'Telegram' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Telegram views' })).toBeChecked();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('1\u00a0200');
  await expect(page.getByLabel('Number of posts')).toHaveValue('4');
  await expect(page.getByLabel('Name')).toHaveValue('My channel');
  await expect(page.getByRole('button', { name: 'Start subscription' })).toBeEnabled();
}

test('what a guest filled in comes back after signing in by password', async ({ page }) => {
  const email = 'customer@demo.localhost';
  await fillAsGuest(page, email);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await typePassword(page, email, 'marquee-demo');
  await expect(page).toHaveURL(/\/orders\/create\?type=autopromotion$/);
  await expectFilled(page);
});

test('and after registering, from where the subscription starts as filled in', async ({ page }) => {
  const email = `robin-${crypto.randomUUID()}@people.example`;
  await fillAsGuest(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/orders\/create\?type=autopromotion$/);
  await expectFilled(page);
  await page.getByRole('button', { name: 'Start subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My channel' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('0 of 4')).toBeVisible();
});

test('and when the page is loaded anew, as after signing in on another site', async ({ page }) => {
  await fillAsGuest(page, 'customer@demo.localhost');
  await page.goto('about:blank');
  await signIn(page, '/orders/create?type=autopromotion');
  await expectFilled(page);
});
