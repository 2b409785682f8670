import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { signIn } from './sign-in.ts';

/** A customer of the calling test's own, signed in, on the page they wanted. */
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
  await signIn(page, wanted, { email, password: 'marquee-demo' });
  return email;
}
