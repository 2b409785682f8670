import { type Money, money, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { readScalar, type ScalarQuery, scalarQuery } from '../../platform/db/scalar-query.ts';
import {
  type CustomerKind,
  customerAccount,
  type EarningsWallet,
  houseAccount,
  type Wallet,
} from './account-name.ts';
import { postTransaction } from './post-transaction.ts';
import type { Posted } from './transaction.ts';

export interface WalletBalances extends Record<Wallet | 'hold', Money> {
  /** What the customer owes after chargebacks. */
  owed: Money;
}

/** For display only: when money is spent, the ledger decides under the wallets' lock. */
export function walletBalances(ctx: Context, input: { customerId: bigint }): Promise<WalletBalances> {
  return readScalar(ctx.db, walletBalancesQuery(ctx, input));
}

export function walletBalancesQuery(
  { panel }: Context,
  { customerId }: { customerId: bigint },
): ScalarQuery<WalletBalances> {
  const held = sql<Partial<Record<CustomerKind, string>> | null>`
    select json_object_agg(kind, (credits - debits)::text) from ledger_account
     where panel_id = ${panel.id} and owner_type = 'customer' and owner_id = ${customerId}`;
  return scalarQuery(held, (amounts) => {
    const balance = (kind: CustomerKind) => money(BigInt(amounts?.[kind] ?? zero));
    return {
      cash: balance('cash'),
      bonus: balance('bonus'),
      referral: balance('referral'),
      task: balance('task'),
      hold: balance('hold'),
      owed: money(-balance('receivable')),
    };
  });
}

/** Turns earnings into spendable cash. It cannot be undone: cash cannot be withdrawn. */
export async function moveEarnings(
  ctx: Context,
  input: { customerId: bigint; wallet: EarningsWallet; amount: Money; key: string },
): Promise<Posted> {
  return postTransaction(ctx, {
    type: input.wallet,
    key: input.key,
    postings: [
      {
        from: customerAccount(input.customerId, input.wallet),
        to: customerAccount(input.customerId, 'cash'),
        amount: input.amount,
      },
    ],
  });
}

/** The account that once paid for the money gets it back. */
export const refundAccounts = {
  cash: 'adjustments',
  bonus: 'adjustments',
  referral: 'referral_cost',
  task: 'task_cost',
} as const satisfies Record<Wallet, string>;

/** Empties the wallets of a closed account. If they hold less by now, the ledger refuses. */
export async function giveUpWallets(
  tx: Context,
  { customerId, amounts }: { customerId: bigint; amounts: Readonly<Record<Wallet, Money>> },
): Promise<void> {
  const wallets = (Object.keys(refundAccounts) as Wallet[]).filter((wallet) => amounts[wallet] > zero);
  if (wallets.length === 0) return;
  await postTransaction(tx, {
    type: 'admin',
    key: `closing:${customerId}`,
    reason: 'given up with the account',
    postings: wallets.map((wallet) => ({
      from: customerAccount(customerId, wallet),
      to: houseAccount(refundAccounts[wallet]),
      amount: amounts[wallet],
    })),
  });
}
