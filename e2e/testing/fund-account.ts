import { withDatabase } from '../server/panel-database.ts';

/** Proves the address of an account, as if its mailed link had been opened, and puts dollars on its balance. */
export const fundAccount = (email: string, dollars: number) =>
  withDatabase(async (client) => {
    await client.query(
      `update account set email = claimed_email, claimed_email = null, email_verified_at = now()
        where claimed_email = $1`,
      [email],
    );
    await client.query(
      `select ledger_post(panel_id, 'admin', 'e2e:' || id, jsonb_build_array(jsonb_build_object(
          'from', jsonb_build_array('house', '0', 'adjustments'),
          'to', jsonb_build_array('customer', id::text, 'cash'), 'amount', ($2::bigint * 100000000)::text)),
        null, null, null, null, null, null, now())
      from account where email = $1`,
      [email, dollars],
    );
  });
