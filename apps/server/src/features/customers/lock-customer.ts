import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { type Account, lockAccount } from '../accounts/index.ts';

/**
 * The account that staff are about to change, locked. Other staff are changed by those alone who may manage them,
 * and nobody changes themselves this way: a stolen session could else undo what protects the account.
 */
export async function lockCustomer(tx: Context, customerId: bigint): Promise<Account> {
  const { accountId, permissions } = inPerson(tx);
  const account = await lockAccount(tx, customerId);
  if (!account || account.closed_at) return refuse('not_found');
  const isStaff = account.role !== 'customer';
  if (account.id === accountId || (isStaff && !permissions.includes('staff.manage'))) refuse('wrong_state');
  return account;
}
