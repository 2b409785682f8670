import type { Page } from '@playwright/test';
import { expect, open } from './panel-test.ts';

export const password = 'five blue whales';

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Robin Reader');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
}

/** A new person, signed in, on the page they wanted. */
export async function register(page: Page, { origin = '', wanted = '/' } = {}): Promise<string> {
  const email = `robin-${crypto.randomUUID()}@people.example`;
  await open(page, `${origin}/register?redirect=${wanted}`);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/\/register/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return email;
}

export async function typePassword(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
