import type { Page } from '@playwright/test';
import { expect, open } from './panel-test.ts';
import { signUp } from './sign-in.ts';

export const password = 'five blue whales';

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Robin Reader');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
}

const newEmail = () => `robin-${crypto.randomUUID()}@people.example`;

/** A new person, signed in, on the page they wanted. */
export async function register(page: Page, { wanted = '/' } = {}): Promise<string> {
  const email = newEmail();
  await signUp(page, { email, password }, 'Robin Reader');
  await open(page, wanted);
  return email;
}

/** The same through the form: at another panel, whose address only a browser finds. */
export async function registerAt(page: Page, origin: string, wanted: string): Promise<string> {
  const email = newEmail();
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
