import type { adjustWallet as endpoint } from '@marquee/contract/console/adjustments.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { type Money, money, parseMoney, parseSignedMoney, zero } from '@marquee/domain/money/money.ts';
import { mayAdjust, needsSecondPerson } from '@marquee/domain/payments/adjustment.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency/once.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { lockAccount } from '../accounts/index.ts';
import { adjustWallet } from '../ledger/index.ts';
import { getSettings } from '../settings/index.ts';

type Body = Input<typeof endpoint>['body'];

/** Posts a small correction at once, and files a large one for a second person. Returns its id. */
export async function requestAdjustment(
  ctx: Context,
  customerId: bigint,
  body: Body,
  key?: string,
): Promise<bigint> {
  const { accountId: requestedBy } = inPerson(ctx);
  const amount = parseSignedMoney(body.amount);
  if (!mayAdjust(body.wallet, amount))
    refuse('invalid_input', { fields: [{ field: 'amount', code: 'invalid' }] });
  const { adjustment_second_person_above } = await getSettings(ctx);
  const limit = parseMoney(adjustment_second_person_above) ?? zero;
  const request = ['adjustWallet', customerId, body];
  const id = await once(ctx, { key, request }, async (tx) => {
    // One after the other for each customer, so that two at once cannot pass the limit together.
    const customer = await lockAccount(tx, customerId);
    if (!customer || customer.closed_at) return refuse('not_found');
    const movedToday = await movedWithinADay(tx, { customerId, requestedBy });
    const isOwn = customerId === requestedBy;
    const waits = needsSecondPerson({ amount, movedToday, limit, isOwn });
    return fileAdjustment(tx, { customerId, requestedBy, amount, body, waits });
  });
  return BigInt(id);
}

async function fileAdjustment(
  tx: Context,
  {
    customerId,
    requestedBy,
    amount,
    body,
    waits,
  }: { customerId: bigint; requestedBy: bigint; amount: Money; body: Body; waits: boolean },
): Promise<string> {
  const { wallet, reason } = body;
  const now = tx.clock.now();
  const { id } = await tx.db
    .insertInto('wallet_adjustment')
    .values({
      panel_id: tx.panel.id,
      account_id: customerId,
      wallet,
      amount,
      reason,
      status: waits ? 'waiting' : 'posted',
      requested_by: requestedBy,
      created_at: now,
      decided_at: waits ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!waits) await adjustWallet(tx, { customerId, wallet, amount, reason, key: `adjustment:${id}` });
  await recordAudit(tx, {
    action: waits ? 'adjustments.request' : 'adjustments.post',
    subjectType: 'account',
    subjectId: customerId,
    after: { adjustment: id, wallet, amount: body.amount },
    reason,
  });
  return String(id);
}

async function movedWithinADay(
  { db, panel, clock }: Context,
  { customerId, requestedBy }: { customerId: bigint; requestedBy: bigint },
): Promise<Money> {
  const since = new Date(clock.now().getTime() - 86_400_000);
  const { moved } = await db
    .selectFrom('wallet_adjustment')
    .select(sql<bigint>`coalesce(sum(abs(amount)), 0)::bigint`.as('moved'))
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', customerId)
    .where('requested_by', '=', requestedBy)
    .where('status', '=', 'posted')
    .where('decided_by', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return money(moved);
}
