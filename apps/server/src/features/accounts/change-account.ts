import type { Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { Account } from './account.ts';

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
