import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { open } from './panel-test.ts';
import { registerProven } from './sign-in.ts';

/** Registers a customer who has earned 20 dollars by referring others, on the withdrawal page. */
export async function registerEarner(page: Page): Promise<string> {
  const email = await registerProven(page, { landingPath: '/orders' });
  await withDatabase((client) =>
    client.query(
      `select ledger_post(panel_id, 'referral', 'e2e:' || id, jsonb_build_array(jsonb_build_object(
          'from', jsonb_build_array('house', '0', 'referral_cost'),
          'to', jsonb_build_array('customer', id::text, 'referral'), 'amount', '2000000000')),
        null, null, null, null, null, null, now())
      from account where email = $1`,
      [email],
    ),
  );
  await open(page, '/withdrawal');
  return email;
}
