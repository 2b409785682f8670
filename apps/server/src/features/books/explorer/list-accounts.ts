import type { LedgerAccountView } from '@marquee/contract/console/ledger.ts';
import type { Context } from '../../../platform/context.ts';
import { findCustomerIds } from '../../accounts/index.ts';
import { accountRows, accountsWithBalance } from './name-accounts.ts';

/** The house's accounts and those of payment methods, or the wallets of the customers that are meant. */
export async function listAccounts(ctx: Context, search: string): Promise<LedgerAccountView[]> {
  const rows = accountRows(ctx).limit(1000);
  if (search === '')
    return accountsWithBalance(
      ctx,
      await rows.where('owner_type', 'in', ['house', 'method']).orderBy('owner_type').orderBy('id').execute(),
    );
  const customerIds = /^#?\d{1,16}$/.test(search)
    ? [BigInt(search.replace('#', ''))]
    : await findCustomerIds(ctx, search);
  if (customerIds.length === 0) return [];
  return accountsWithBalance(
    ctx,
    await rows
      .where('owner_type', '=', 'customer')
      .where('owner_id', 'in', customerIds)
      .orderBy('owner_id')
      .orderBy('id')
      .execute(),
  );
}
