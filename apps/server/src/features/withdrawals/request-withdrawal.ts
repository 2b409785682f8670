import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { requestWithdrawal as endpoint } from '@marquee/contract/money/withdrawals.ts';
import { formatMoney, formatMoneyFixed, type Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency/once.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { lockProvenAccount } from '../accounts/index.ts';
import { holdForWithdrawal, walletBalances } from '../ledger/index.ts';
import { loadMailContext, mailRequest } from './mail-request.ts';
import { priceWithdrawal } from './price-withdrawal.ts';
import { withdrawalRows, withdrawalView } from './withdrawal-view.ts';

type Call = Pick<Input<typeof endpoint>, 'query' | 'body'>;

/** Holds the money in the transaction that files the request: there is never one without the other. */
export async function requestWithdrawal(
  ctx: Context,
  { body, query }: Call,
  key?: string,
): Promise<Answer<typeof endpoint>> {
  const actor = signedIn(ctx);
  // Staff signed in on a customer's behalf cannot withdraw.
  if (actor.onBehalfOf !== undefined) return refuse('wrong_state');
  const claim = { key, request: ['requestWithdrawal', body] };
  const mail = await loadMailContext(ctx);
  const createdId = await once(ctx, claim, async (tx) => {
    await lockProvenAccount(tx);
    const withdrawalId = await createWithdrawal(tx, actor.accountId, body);
    await mailRequest(tx, mail, withdrawalId);
    return String(withdrawalId);
  });
  const [row, wallets] = await Promise.all([
    withdrawalRows(ctx).where('withdrawal.id', '=', BigInt(createdId)).executeTakeFirstOrThrow(),
    walletBalances(ctx, { customerId: actor.accountId }),
  ]);
  const formatAmount = (amount: Money) =>
    query.with_increased_balance_accuracy
      ? formatMoney(amount)
      : formatMoneyFixed(amount, mail.settings.rounding_precision);
  return {
    data: withdrawalView(row, ctx.locale),
    referral_user_balance: formatAmount(wallets.referral),
    task_user_balance: formatAmount(wallets.task),
  };
}

async function createWithdrawal(tx: Context, accountId: bigint, body: Call['body']): Promise<bigint> {
  const { methodId, amount, fee } = await priceWithdrawal(tx, body);
  const { id } = await tx.db
    .insertInto('withdrawal')
    .values({
      panel_id: tx.panel.id,
      account_id: accountId,
      method_id: methodId,
      amount,
      fee,
      account_number: body.account_number,
      user_comment: body.user_comment ?? '',
      created_at: tx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await holdForWithdrawal(tx, { customerId: accountId, withdrawalId: id, amount });
  return id;
}
