import type { Page } from '@playwright/test';
import { expect, open } from './panel-test.ts';

/** As the demo's customer, through the form that people use. */
export async function signIn(page: Page): Promise<void> {
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('customer@demo.localhost');
  await page.getByRole('textbox', { name: 'Password' }).fill('marquee-demo');
  await page.locator('main form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}
