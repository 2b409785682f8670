import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { expect, open } from './panel-test.ts';

/** A customer of the calling test's own, signed in by the form, on the page they wanted. */
export async function enterAsOwnCustomer(page: Page, wanted: string): Promise<string> {
  const email = `own-${crypto.randomUUID()}@people.example`;
  await withDatabase((client) =>
    client.query(
      `insert into account (panel_id, email, email_verified_at, name, password_hash)
       select panel_id, $1, now(), 'Casey Own', password_hash from account where email = 'customer@demo.localhost'
        order by panel_id limit 1`,
      [email],
    ),
  );
  await open(page, `/login?redirect=${encodeURIComponent(wanted)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The riddle that keeps robots out takes its time on a busy machine.
  await expect(page).toHaveURL(new RegExp(`[^=]${wanted}$`), { timeout: 40_000 });
  return email;
}
