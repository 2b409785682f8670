import { type Money, money, smaller, subtract, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { customerAccount, houseAccount } from '../account-name.ts';
import { takeFromWallets } from '../charges/charge-wallets.ts';
import { postTransaction } from '../post-transaction.ts';
import type { Reference } from '../transaction.ts';

const costs = { referral: 'referral_cost', widget_reward: 'widget_cost' } as const;

interface Reward {
  cause: keyof typeof costs;
  customerId: bigint;
  ref: Reference;
  key: string;
  reason?: string | undefined;
}

/** Pays a reward, or pays it again. `toBalance` is what had been taken from there. */
export async function payReward(
  tx: Context,
  {
    cause,
    customerId,
    ref,
    key,
    reason,
    toEarnings,
    toBalance,
  }: Reward & { toEarnings: Money; toBalance: Money },
): Promise<void> {
  const postings = [
    { from: houseAccount(costs[cause]), to: customerAccount(customerId, 'referral'), amount: toEarnings },
    { from: houseAccount('adjustments'), to: customerAccount(customerId, 'cash'), amount: toBalance },
  ];
  await postTransaction(tx, {
    ...{ type: cause, key, ref, reason },
    postings: postings.filter(({ amount }) => amount > zero),
  });
}

/**
 * Takes back a reward: from the earnings, then from the balance, and the rest is owed. Answers what the earnings no
 * longer covered. That part goes to `adjustments`: no way may lead from a balance to money that can be withdrawn.
 */
export async function takeBackReward(
  tx: Context,
  { cause, customerId, ref, key, reason, amount }: Reward & { amount: Money },
): Promise<{ uncovered: Money }> {
  const earnings = smaller(amount, await lockEarnings(tx, customerId));
  if (earnings > zero)
    await postTransaction(tx, {
      ...{ type: cause, key, ref, reason },
      postings: [
        {
          from: customerAccount(customerId, 'referral'),
          to: houseAccount(costs[cause]),
          amount: earnings,
        },
      ],
    });
  const uncovered = subtract(amount, earnings);
  if (uncovered > zero)
    await takeFromWallets(tx, {
      ...{ type: cause, key: `${key}:owed`, ref, reason },
      customerId,
      wallets: ['cash', 'receivable'],
      to: houseAccount('adjustments'),
      amount: uncovered,
    });
  return { uncovered };
}

/** Locks all that may be taken from, in the ledger's order, so that the earnings cannot be spent meanwhile. */
async function lockEarnings(tx: Context, customerId: bigint): Promise<Money> {
  await sql`
    select ledger_lock(${tx.panel.id}, array[
      ledger_account_id(${tx.panel.id}, 'customer', ${customerId}, 'cash'),
      ledger_account_id(${tx.panel.id}, 'customer', ${customerId}, 'referral')]
      || ledger_debt_accounts(${tx.panel.id}, array[${customerId}::bigint]))`.execute(tx.db);
  const wallet = await tx.db
    .selectFrom('ledger_account')
    .select(['debits', 'credits'])
    .where('panel_id', '=', tx.panel.id)
    .where('owner_type', '=', 'customer')
    .where('owner_id', '=', customerId)
    .where('kind', '=', 'referral')
    .executeTakeFirst();
  return money(wallet ? wallet.credits - wallet.debits : 0n);
}
