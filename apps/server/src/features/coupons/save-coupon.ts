import type { CouponInput } from '@marquee/contract/console/coupons.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { fractionToPpm } from '@marquee/domain/money/ratio.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';
import type { CouponRow } from './coupon.ts';

/** Makes a coupon, or changes the one with this id. Returns its id. */
export async function saveCoupon(ctx: Context, input: CouponInput, couponId?: bigint): Promise<bigint> {
  const values = columns(input);
  refuseFields(contradictions(input, values));
  try {
    return await inTransaction(ctx, async (tx) => {
      const before = couponId === undefined ? undefined : await lockedCoupon(tx, couponId);
      if (before) checkUsed(before, values);
      const id = before ? await update(tx, before.id, values) : await insert(tx, values);
      await recordAudit(tx, {
        action: before ? 'coupons.change' : 'coupons.create',
        subjectType: 'coupon',
        subjectId: id,
        before,
        after: values,
      });
      return id;
    });
  } catch (error) {
    if (violated(error, '23505'))
      return refuse('invalid_input', { fields: [{ field: 'code', code: 'already_exists' }], cause: error });
    throw error;
  }
}

type Values = ReturnType<typeof columns>;

function columns(input: CouponInput) {
  const isPercent = input.calculation === 'percent';
  return {
    code: input.code.toUpperCase(),
    name: input.name,
    description: input.description,
    translations: JSON.stringify(input.translations),
    type: input.type,
    calculation: input.calculation,
    percent_ppm: isPercent ? fractionToPpm(input.percent) : 0,
    amount: isPercent ? zero : (parseMoney(input.amount) ?? zero),
    min_amount: parseMoney(input.min_amount) ?? zero,
    total_limit: input.total_limit,
    account_limit: input.account_limit,
    service_ids: input.service_ids?.map(BigInt) ?? null,
    valid_from: input.valid_from === null ? null : new Date(input.valid_from),
    valid_to: input.valid_to === null ? null : new Date(input.valid_to),
    is_enabled: input.is_enabled,
    is_listed: input.is_listed,
  };
}

function contradictions(input: CouponInput, values: Values): FieldError[] {
  const problems: FieldError[] = [];
  if (input.calculation === 'percent' && values.percent_ppm === 0)
    problems.push({ field: 'percent', code: 'required' });
  if (input.calculation === 'fixed' && values.amount === zero)
    problems.push({ field: 'amount', code: 'required' });
  if (values.valid_from && values.valid_to && values.valid_to <= values.valid_from)
    problems.push({ field: 'valid_to', code: 'invalid' });
  // A top-up has no services, so it could never be used.
  if (input.type === 'bonus' && input.service_ids !== null)
    problems.push({ field: 'service_ids', code: 'does_not_apply' });
  return problems;
}

/** What was promised to those who used it stands, and it cannot have been used more often than it may be. */
function checkUsed(before: CouponRow, values: Values): void {
  if (before.used === 0) return;
  if (before.type !== values.type || before.code !== values.code) refuse('wrong_state');
  if (values.total_limit !== null && values.total_limit < before.used)
    refuseFields([{ field: 'total_limit', code: 'too_small', values: { limit: before.used } }]);
}

function refuseFields(fields: FieldError[]): void {
  if (fields.length > 0) refuse('invalid_input', { fields });
}

/** Locked as redeeming locks it, so that no use slips in between. */
export async function lockedCoupon(tx: Context, couponId: bigint): Promise<CouponRow> {
  const row = await tx.db
    .selectFrom('coupon')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', couponId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

async function insert({ db, panel, clock }: Context, values: Values): Promise<bigint> {
  const { id } = await db
    .insertInto('coupon')
    .values({ ...values, panel_id: panel.id, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function update({ db, panel }: Context, couponId: bigint, values: Values): Promise<bigint> {
  await db
    .updateTable('coupon')
    .set(values)
    .where('panel_id', '=', panel.id)
    .where('id', '=', couponId)
    .execute();
  return couponId;
}
