import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { type Account, freezeAccount, liftFreeze, openFreezes, shownEmail } from '../accounts/index.ts';
import { startEmailChange } from '../profile/index.ts';
import { resetFactors } from '../second-factor/index.ts';
import { endOtherSessions, openSessionsOf, resendMail } from '../sessions/index.ts';
import { lockCustomer } from './lock-customer.ts';

interface Change {
  customerId: bigint;
  reason: string;
}

export function freezeCustomer(ctx: Context, { customerId, reason }: Change): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { id: accountId } = await lockCustomer(tx, customerId);
    if (await isFrozenByStaff(tx, accountId)) refuse('wrong_state');
    await freezeAccount(tx, { accountId, cause: 'operator', reason });
  });
}

/** What a bank or a debt froze the account for stays. */
export function unfreezeCustomer(ctx: Context, { customerId, reason }: Change): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { id: accountId } = await lockCustomer(tx, customerId);
    if (!(await isFrozenByStaff(tx, accountId))) refuse('wrong_state');
    await liftFreeze(tx, { accountId, cause: 'operator', reason });
  });
}

async function isFrozenByStaff(tx: Context, accountId: bigint): Promise<boolean> {
  return (await openFreezes(tx, accountId)).some(({ cause }) => cause === 'operator');
}

export function endCustomerSessions(ctx: Context, { customerId, reason }: Change): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { id: accountId } = await lockCustomer(tx, customerId);
    const open = await openSessionsOf(tx, accountId);
    await endOtherSessions(tx, { accountId, keptSession: undefined });
    await audit(tx, customerId, {
      action: 'customers.end-sessions',
      before: { sessions: open.length },
      reason,
    });
  });
}

export function resetCustomerFactors(ctx: Context, { customerId, reason }: Change): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { id } = await lockCustomer(tx, customerId);
    await resetFactors(tx, id);
    await audit(tx, customerId, { action: 'customers.reset-second-factor', reason });
  });
}

interface Mail {
  customerId: bigint;
  template: 'verify-email' | 'password-reset';
  origin: string;
}

export function mailCustomer(ctx: Context, { customerId, template, origin }: Mail): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const account = await lockCustomer(tx, customerId);
    await resendMail(tx, { account, template, origin });
    await audit(tx, customerId, { action: 'customers.mail', after: { template } });
  });
}

/** The address becomes the account's once its owner has proven it: see `startEmailChange`. */
export function changeCustomerEmail(
  ctx: Context,
  { customerId, reason, email, origin }: Change & { email: string; origin: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const account = await lockCustomer(tx, customerId);
    if (!canConfirm(account)) refuse('wrong_state');
    await startEmailChange(tx, { account, email, origin });
    await audit(tx, customerId, {
      action: 'customers.change-email',
      before: { email: shownEmail(account) },
      after: { asked: email },
      reason,
    });
  });
}

/** A guest has no session and no password, so nobody could open the link. */
function canConfirm({ is_guest, email, password_hash }: Account): boolean {
  return !is_guest || email !== null || password_hash !== null;
}

interface Entry {
  action: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

function audit(tx: Context, customerId: bigint, entry: Entry): Promise<void> {
  return recordAudit(tx, { ...entry, subjectType: 'account', subjectId: customerId });
}
