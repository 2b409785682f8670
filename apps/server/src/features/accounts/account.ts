import { type Selectable, sql, type Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import {
  type ScalarQueries,
  type ScalarValues,
  scalarColumns,
  scalarValues,
} from '../../platform/db/scalar-query.ts';

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

/** With what other features know of it, in the same statement. */
export async function findAccountWith<Queries extends ScalarQueries>(
  { db, panel }: Context,
  accountId: bigint,
  queries: Queries,
): Promise<(ScalarValues<Queries> & { account: Account }) | undefined> {
  const { rows } = await sql<Account>`
    select account.*, ${scalarColumns(queries)} from account
     where panel_id = ${panel.id} and id = ${accountId}`.execute(db);
  const [account] = rows;
  return account && { ...scalarValues(queries, account), account };
}

/** By id. */
export async function findAccounts(
  { db, panel }: Context,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Account>> {
  if (accountIds.length === 0) return new Map();
  const accounts = await db
    .selectFrom('account')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', 'in', [...new Set(accountIds)])
    .execute();
  return new Map(accounts.map((account) => [account.id, account]));
}

export interface AccountsByEmail {
  /** Has verified the address. */
  owner: Account | undefined;
  /** Accounts that claim the address without having verified it, newest first. */
  claimants: Account[];
}

/** Anybody may claim an address again and again; whoever has a right to it also has other ways in. */
const maxClaimants = 20;

/** `known` is listed first among the claimants if it is one, however many came after it. */
export async function accountsByEmail(
  ctx: Context,
  email: string,
  known?: bigint | undefined,
): Promise<AccountsByEmail> {
  const accounts = ctx.db.selectFrom('account').selectAll().where('panel_id', '=', ctx.panel.id);
  const [owner, claimants] = await Promise.all([
    accounts.where('email', '=', email).executeTakeFirst(),
    accounts
      .where('claimed_email', '=', email)
      .orderBy(({ eb }) => eb('id', '=', known ?? 0n), 'desc')
      .orderBy('id', 'desc')
      .limit(maxClaimants)
      .execute(),
  ]);
  return { owner, claimants };
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
  | 'order_actions_in_app'
  | 'payment_actions_in_app'
  | 'subscription_actions_in_app'
>;

/** What an account holds that nobody has told anything about themselves, but for the name. */
export const noDetails = {
  account_type: 'individual',
  company_name: null,
  company_address: null,
  company_site: null,
  vat: null,
  messengers: '[]',
  marketing: '{}',
  referred_by: null,
  referrer_id: null,
  shares_browser_with_referrer: false,
  yandex_metrika_client_id: null,
  google_analytics4_client_id: null,
  time_zone: 'UTC',
} as const satisfies Updateable<DB['account']>;

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
