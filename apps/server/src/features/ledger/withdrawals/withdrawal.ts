import { type Money, money, subtract, sum, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { clearingAccount, customerAccount, type EarningsWallet, houseAccount } from '../account-name.ts';
import { takeFromWallets } from '../charges/charge-wallets.ts';
import { postTransaction } from '../post-transaction.ts';
import type { Posted } from '../transaction.ts';

/** Holds a requested withdrawal's money until it is paid or returned: referral money first, then task money. */
export async function holdForWithdrawal(
  ctx: Context,
  input: { customerId: bigint; withdrawalId: bigint; amount: Money },
): Promise<Record<EarningsWallet, Money>> {
  const { parts } = await takeFromWallets(ctx, {
    type: 'withdrawal',
    key: `wd:${input.withdrawalId}:hold`,
    ref: { type: 'withdrawal', id: input.withdrawalId },
    customerId: input.customerId,
    wallets: ['referral', 'task'],
    to: customerAccount(input.customerId, 'hold'),
    amount: input.amount,
  });
  return parts;
}

/** The payout was sent through `methodId`; the fee, a part of the amount, stays. */
export async function payWithdrawal(
  ctx: Context,
  input: { withdrawalId: bigint; methodId: bigint; fee?: Money },
): Promise<Posted> {
  return inTransaction(ctx, async (tx) => {
    const { customerId, parts } = await lockHold(tx, input.withdrawalId, 'return');
    const hold = customerAccount(customerId, 'hold');
    const fee = input.fee ?? zero;
    const paidOut = subtract(sum(parts.map((part) => part.amount)), fee);
    return postTransaction(tx, {
      type: 'withdrawal',
      key: `wd:${input.withdrawalId}:pay`,
      ref: { type: 'withdrawal', id: input.withdrawalId },
      postings: [
        { from: hold, to: clearingAccount(input.methodId), amount: paidOut },
        { from: hold, to: houseAccount('fee_income'), amount: fee },
      ].filter((posting) => posting.amount !== zero),
    });
  });
}

/** The withdrawal was refused: the money goes back to the wallets it came from. */
export async function returnWithdrawal(
  ctx: Context,
  input: { withdrawalId: bigint; reason?: string },
): Promise<Posted> {
  return inTransaction(ctx, async (tx) => {
    const { customerId, parts } = await lockHold(tx, input.withdrawalId, 'pay');
    return postTransaction(tx, {
      type: 'withdrawal',
      key: `wd:${input.withdrawalId}:return`,
      ref: { type: 'withdrawal', id: input.withdrawalId },
      reason: input.reason,
      postings: parts.map(({ wallet, amount }) => ({
        from: customerAccount(customerId, 'hold'),
        to: customerAccount(customerId, wallet),
        amount,
      })),
    });
  });
}

interface Hold {
  customerId: bigint;
  parts: { wallet: EarningsWallet; amount: Money }[];
}

/**
 * The money held for a withdrawal, locked for the call that ends it. Refuses when it has already ended the other
 * way.
 */
async function lockHold(tx: Context, withdrawalId: bigint, other: 'pay' | 'return'): Promise<Hold> {
  const txns = tx.db.selectFrom('ledger_txn').where('panel_id', '=', tx.panel.id);
  const hold = await txns
    .where('idem_key', '=', `wd:${withdrawalId}:hold`)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!hold) return refuse('not_found');
  const ended = await txns
    .where('idem_key', '=', `wd:${withdrawalId}:${other}`)
    .select('id')
    .executeTakeFirst();
  if (ended) return refuse('wrong_state');
  const parts = await tx.db
    .selectFrom('ledger_posting')
    .innerJoin('ledger_account', (join) =>
      join
        .onRef('ledger_account.panel_id', '=', 'ledger_posting.panel_id')
        .onRef('ledger_account.id', '=', 'debit_account'),
    )
    .select(['owner_id', 'kind', 'amount'])
    .where('ledger_posting.panel_id', '=', tx.panel.id)
    .where('txn_id', '=', hold.id)
    .orderBy('seq')
    .execute();
  const [first] = parts;
  if (!first) throw new Error(`the hold of withdrawal ${withdrawalId} has no postings`);
  return {
    customerId: first.owner_id,
    parts: parts.map(({ kind, amount }) => ({ wallet: kind as EarningsWallet, amount: money(amount) })),
  };
}
