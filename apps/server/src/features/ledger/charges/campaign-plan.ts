import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { houseAccount } from '../account-name.ts';
import { takeFromWallets } from './charge-wallets.ts';

interface PlanCharge {
  customerId: bigint;
  subscriptionId: bigint;
  /** Of the customer's charges for plans, counted from 1. */
  number: number;
  amount: Money;
  /** Shown to the customer beside the charge: the plan's name. */
  plan: string;
}

/** Charges a month of a plan or the difference to a larger one: bonus first, then cash. The same charge is made once. */
export async function chargeCampaignPlan(ctx: Context, input: PlanCharge): Promise<void> {
  if (input.amount === zero) return;
  await takeFromWallets(ctx, {
    type: 'campaign_plan',
    key: `campaign-plan:${input.subscriptionId}:${input.number}`,
    ref: { type: 'campaign_plan', id: input.subscriptionId },
    reason: input.plan,
    customerId: input.customerId,
    wallets: ['bonus', 'cash'],
    to: houseAccount('fee_income'),
    amount: input.amount,
  });
}
