import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
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
