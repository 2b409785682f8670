import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/**
 * The account for an order placed with only an email address: the address's verified owner, or a guest
 * account. An account that can sign in and only claims the address is not used: it may be a stranger's.
 */
export async function guestAccount(
  tx: Context,
  { email, affiliateCode }: { email: string; affiliateCode?: string | undefined },
): Promise<bigint> {
  const now = tx.clock.now();
  // Two concurrent orders must not create two accounts.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest:${tx.panel.id}:${email}`}, 0))`.execute(
    tx.db,
  );
  const { rows } = await sql<{ id: bigint }>`
    with found as (
      select id from account
       where panel_id = ${tx.panel.id}
         and (email = ${email} or (claimed_email = ${email} and is_guest))
       order by email nulls last, id limit 1
    ), made as (
      insert into account (panel_id, claimed_email, is_guest, name, locale, referred_by, created_at, updated_at)
      select ${tx.panel.id}, ${email}, true, ${nameFromEmail(email)}, ${tx.locale}, ${affiliateCode ?? null}, ${now}, ${now}
       where not exists (select from found)
      returning id
    )
    select id from found union all select id from made`.execute(tx.db);
  const [account] = rows;
  if (!account) throw new Error('a guest got no account');
  return account.id;
}

function nameFromEmail(email: string): string {
  return (email.split('@')[0] ?? email).slice(0, 120) || email.slice(0, 120);
}
