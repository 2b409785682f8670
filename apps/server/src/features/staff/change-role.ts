import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { type Account, lockAccount, setRole, staffPermissions } from '../accounts/index.ts';
import { checkChoice, checkHeld, type RoleChoice } from './role-choice.ts';

/**
 * Another role for a member of staff, or none. Nobody changes their own role, nor that of somebody who may do more:
 * a panel always keeps a person who may do everything.
 */
export async function changeRole(ctx: Context, accountId: bigint, choice: RoleChoice): Promise<void> {
  if (accountId === signedIn(ctx).accountId) refuse('wrong_state');
  await inTransaction(ctx, async (tx) => {
    const account = await lockStaff(tx, accountId);
    if (account.role === 'customer') refuse('not_found');
    checkHeld(tx, await staffPermissions(tx.db, account));
    await checkChoice(tx, choice);
    await giveRole(tx, account, choice);
  });
}

/** In the order of their numbers: of two owners who demote each other, the later one is refused. */
async function lockStaff(tx: Context, accountId: bigint): Promise<Account> {
  const { accountId: own } = signedIn(tx);
  const [first, second] = own < accountId ? [own, accountId] : [accountId, own];
  const locked = [await lockAccount(tx, first), await lockAccount(tx, second)];
  const caller = locked.find((account) => account?.id === own);
  if (!caller || !(await staffPermissions(tx.db, caller)).includes('staff.manage')) refuse('not_found');
  return locked.find((account) => account?.id === accountId) ?? refuse('not_found');
}

/** Records it in the same transaction; the account's other sessions end. */
export async function giveRole(
  tx: Context,
  account: Account,
  choice: RoleChoice,
  keptSession?: string,
): Promise<void> {
  await setRole(tx, account.id, { ...choice, keptSession });
  await recordAudit(tx, {
    action: 'staff.change-role',
    subjectType: 'account',
    subjectId: account.id,
    before: { role: account.role, staff_role_id: account.staff_role_id },
    after: { role: choice.role, staff_role_id: choice.staffRoleId },
  });
}
