import type { Selectable, Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

export type Account = Selectable<DB['account']>;

/** The email address to show to the person, verified or not. */
export function shownEmail(account: Pick<Account, 'email' | 'claimed_email'>): string | null {
  return account.email ?? account.claimed_email;
}

export function findAccount(ctx: Context, accountId: bigint): Promise<Account | undefined> {
  return ctx.db
    .selectFrom('account')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export interface AccountsByEmail {
  /** Has verified the address. */
  owner: Account | undefined;
  /** The oldest account that claims the address without having verified it. */
  claimant: Account | undefined;
}

export async function accountsByEmail(ctx: Context, email: string): Promise<AccountsByEmail> {
  const rows = await ctx.db
    .selectFrom('account')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where(({ eb, or }) => or([eb('email', '=', email), eb('claimed_email', '=', email)]))
    .orderBy(
      ({ ref }) => ref('email'),
      (order) => order.nullsLast(),
    )
    .orderBy('id')
    .limit(2)
    .execute();
  return {
    owner: rows.find((row) => row.email === email),
    claimant: rows.find((row) => row.claimed_email === email),
  };
}

/** What people may change themselves; email, password, role and freezing have functions of their own. */
type Changes = Pick<
  Updateable<DB['account']>,
  | 'name'
  | 'locale'
  | 'time_zone'
  | 'account_type'
  | 'company_name'
  | 'company_address'
  | 'company_site'
  | 'vat'
  | 'messengers'
  | 'order_actions_notification'
  | 'payment_actions_notification'
  | 'subscription_actions_notification'
>;

/** Omitted fields stay unchanged. Undefined when there is no such account. */
export function changeAccount(
  { db, panel, clock }: Context,
  accountId: bigint,
  changes: Changes,
): Promise<Account | undefined> {
  return db
    .updateTable('account')
    .set({ ...changes, updated_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** An impersonation ends when the operator loses the role, is frozen or closes their account. */
export async function mayImpersonate(
  db: Database,
  { panelId, operatorId }: { panelId: bigint; operatorId: bigint },
): Promise<boolean> {
  const operator = await db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', panelId)
    .where('id', '=', operatorId)
    .where('role', '<>', 'customer')
    .where('frozen_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return operator !== undefined;
}
