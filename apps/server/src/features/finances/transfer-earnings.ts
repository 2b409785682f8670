import { randomUUID } from 'node:crypto';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { moveEarnings as endpoint } from '@marquee/contract/finances.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency/once.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { moveEarnings } from '../ledger/index.ts';
import { getWallets } from './get-wallets.ts';

/** Earned money becomes balance; the ledger says whether there was enough. */
export async function transferEarnings(
  ctx: Context,
  body: Input<typeof endpoint>['body'],
  key?: string,
): Promise<Answer<typeof endpoint>> {
  const { accountId, onBehalfOf } = signedIn(ctx);
  // There is no way back, so it is the customer's own decision.
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
