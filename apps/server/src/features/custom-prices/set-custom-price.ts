import type { CustomPrice, setCustomPrice as endpoint } from '@marquee/contract/console/custom-prices.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import { isValidPrice } from '@marquee/domain/money/price.ts';
import { fractionToPpm } from '@marquee/domain/money/ratio.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { type CustomPriceRow, customPriceViews, termsView } from './custom-price-view.ts';
import { customPriceLimit, lockCustomer, ownPrices } from './customer-prices.ts';

type Body = Input<typeof endpoint>['body'];

/** Replaces the price that was set for the same thing. */
export async function setCustomPrice(ctx: Context, accountId: bigint, body: Body): Promise<CustomPrice> {
  const terms = readTerms(body);
  const target = await readTarget(ctx, body);
  const row = await inTransaction(ctx, async (tx) => {
    await lockCustomer(tx, accountId);
    const now = tx.clock.now();
    const prices = await ownPrices(tx, accountId);
    const before = prices.find(
      ({ service_id, service_type_id }) =>
        service_id === target.service_id && service_type_id === target.service_type_id,
    );
    if (!before && prices.length >= customPriceLimit) return refuse('wrong_state');
    const written = before
      ? await tx.db
          .updateTable('custom_price')
          .set({ ...terms, updated_at: now })
          .where('panel_id', '=', tx.panel.id)
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await tx.db
          .insertInto('custom_price')
          .values({
            panel_id: tx.panel.id,
            account_id: accountId,
            ...target,
            ...terms,
            created_at: now,
            updated_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'custom-prices.set',
      subjectType: 'account',
      subjectId: accountId,
      ...(before ? { before: auditedPrice(before) } : {}),
      after: auditedPrice(written),
    });
    return written;
  });
  const [view] = await customPriceViews(ctx, accountId, [row]);
  return view ?? refuse('not_found');
}

export function auditedPrice(row: CustomPriceRow) {
  return {
    id: Number(row.id),
    service_id: row.service_id === null ? null : Number(row.service_id),
    service_type_id: row.service_type_id === null ? null : Number(row.service_type_id),
    ...termsView(row),
  };
}

function readTerms({ fixed_price, discount }: Body) {
  if ((fixed_price === undefined) === (discount === undefined)) return refuseField('fixed_price', 'required');
  if (discount !== undefined) return { fixed_price: null, discount_ppm: fractionToPpm(discount) };
  const price = parseMoney(fixed_price ?? '');
  // Nothing is ever sold for nothing.
  if (!price) return refuseField('fixed_price', 'too_small', { limit: '0.00001' });
  if (price > largestPrice) return refuseField('fixed_price', 'too_big', { limit: '1000000' });
  if (!isValidPrice(price)) return refuseField('fixed_price', 'invalid');
  return { fixed_price: price, discount_ppm: null };
}

const largestPrice = 100_000_000_000_000n;

async function readTarget(ctx: Context, { service_id, service_type_id }: Body) {
  if (service_id !== undefined && service_type_id !== undefined)
    return refuseField('service_type_id', 'invalid');
  const target = {
    service_id: service_id === undefined ? null : BigInt(service_id),
    service_type_id: service_type_id === undefined ? null : BigInt(service_type_id),
  };
  if (target.service_id !== null && !(await hasService(ctx, target.service_id)))
    return refuseField('service_id', 'service_unavailable');
  if (target.service_type_id !== null && !(await hasType(ctx, target.service_type_id)))
    return refuseField('service_type_id', 'invalid');
  return target;
}

async function hasService({ db, panel }: Context, id: bigint): Promise<boolean> {
  const service = db.selectFrom('service').select('id').where('panel_id', '=', panel.id).where('id', '=', id);
  return (await service.executeTakeFirst()) !== undefined;
}

async function hasType({ db, panel }: Context, id: bigint): Promise<boolean> {
  const type = db
    .selectFrom('service_type')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('id', '=', id);
  return (await type.executeTakeFirst()) !== undefined;
}

function refuseField(field: string, code: FieldErrorCode, values?: Record<string, string>): never {
  return refuse('invalid_input', { fields: [{ field, code, ...(values ? { values } : {}) }] });
}
