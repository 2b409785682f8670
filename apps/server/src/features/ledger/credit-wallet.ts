import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import {
  type AccountName,
  clearingAccount,
  customerAccount,
  houseAccount,
  type SpendingWallet,
  type Wallet,
} from './account-name.ts';
import { postTransaction } from './post-transaction.ts';
import type { Posted, TransactionHeader } from './transaction.ts';

/** Why a customer gets money: decides which account pays and which wallet receives it. */
type Cause =
  | { type: 'invoiced'; methodId: bigint }
  | { type: 'admin'; wallet: SpendingWallet; reason: string }
  | { type: 'bonus' | 'coupon' | 'referral' | 'widget_reward' | 'task' };

type CreditInput = Omit<TransactionHeader, 'type'> & Cause & { customerId: bigint; amount: Money };

export async function creditWallet(ctx: Context, input: CreditInput): Promise<Posted> {
  const [from, wallet] = creditRoute(input);
  return postTransaction(ctx, {
    type: input.type,
    key: input.key,
    ref: input.ref,
    reason: input.reason,
    postings: [{ from, to: customerAccount(input.customerId, wallet), amount: input.amount }],
  });
}

function creditRoute(cause: Cause): [from: AccountName, to: Wallet] {
  switch (cause.type) {
    case 'invoiced':
      return [clearingAccount(cause.methodId), 'cash'];
    case 'admin':
      return [houseAccount('adjustments'), cause.wallet];
    case 'bonus':
      return [houseAccount('bonus_cost'), 'bonus'];
    case 'coupon':
      return [houseAccount('coupon_cost'), 'bonus'];
    case 'referral':
      return [houseAccount('referral_cost'), 'referral'];
    case 'widget_reward':
      return [houseAccount('widget_cost'), 'referral'];
    case 'task':
      return [houseAccount('task_cost'), 'task'];
  }
}
