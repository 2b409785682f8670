import { randomUUID } from 'node:crypto';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { moveEarnings as endpoint, Wallets } from '@marquee/contract/money/finances.ts';
import { add, formatMoney, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency/once.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { moveEarnings, walletBalances } from '../ledger/index.ts';

export async function getWallets(ctx: Context): Promise<{ data: Wallets }> {
  const { cash, bonus, referral, task, hold, owed } = await walletBalances(ctx, {
    customerId: signedIn(ctx).accountId,
  });
  return {
    data: {
      balance: formatMoney(add(cash, bonus)),
      cash: formatMoney(cash),
      bonus: formatMoney(bonus),
      referral: formatMoney(referral),
      task: formatMoney(task),
      hold: formatMoney(hold),
      owed: formatMoney(owed),
      withdrawable: formatMoney(add(referral, task)),
    },
  };
}

/** Turns earnings into balance; the ledger checks whether there is enough. */
export async function transferEarnings(
  ctx: Context,
  body: Input<typeof endpoint>['body'],
  key?: string,
): Promise<Answer<typeof endpoint>> {
  const { accountId, onBehalfOf } = signedIn(ctx);
  // It cannot be undone, so only the customer may do it.
  if (onBehalfOf !== undefined) return refuse('wrong_state');
  const amount = parseMoney(body.amount) ?? zero;
  if (amount === zero)
    return refuse('invalid_input', { fields: [{ field: 'amount', code: 'not_an_amount' }] });
  await once(ctx, { key, request: ['moveEarnings', body] }, async (tx) => {
    const move = `move:${randomUUID()}`;
    await moveEarnings(tx, { customerId: accountId, wallet: body.wallet, amount, key: move });
    return true;
  });
  return getWallets(ctx);
}
