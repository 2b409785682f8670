import type { OfferInput } from '@marquee/contract/console/special-offers.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import { offerLimits } from '@marquee/domain/offers/special-offer.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockOffer, lockOffers } from './lock-offers.ts';

/** Adds an offer behind the others. Returns its id. */
export async function createSpecialOffer(ctx: Context, input: OfferInput): Promise<bigint> {
  const values = await readValues(ctx, input);
  return inTransaction(ctx, async (tx) => {
    const offers = await lockOffers(tx);
    if (offers.length >= offerLimits.offers) return refuse('wrong_state');
    const { id } = await tx.db
      .insertInto('special_offer')
      .values({ ...values, panel_id: tx.panel.id, sorting: (offers.at(-1)?.sorting ?? 0) + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'special-offers.create',
      subjectType: 'special_offer',
      subjectId: id,
      after: { ...values, translations: input.translations },
    });
    return id;
  });
}

export async function changeSpecialOffer(ctx: Context, offerId: bigint, input: OfferInput): Promise<void> {
  const values = await readValues(ctx, input);
  await inTransaction(ctx, async (tx) => {
    const before = await lockOffer(tx, offerId);
    await tx.db
      .updateTable('special_offer')
      .set(values)
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', offerId)
      .execute();
    await recordAudit(tx, {
      action: 'special-offers.change',
      subjectType: 'special_offer',
      subjectId: offerId,
      before,
      after: { ...values, translations: input.translations },
    });
  });
}

async function readValues(ctx: Context, input: OfferInput) {
  const { translations, network_id, service_ids, service_type_ids, ...settings } = input;
  const values = {
    ...settings,
    translations: JSON.stringify(translations),
    network_id: network_id === null ? null : BigInt(network_id),
    service_ids: [...new Set(service_ids)].map(BigInt),
    service_type_ids: [...new Set(service_type_ids)].map(BigInt),
  };
  const fields = await problems(ctx, values);
  if (fields.length > 0) return refuse('invalid_input', { fields });
  return values;
}

interface Parts {
  position: OfferInput['position'];
  network_id: bigint | null;
  service_ids: bigint[];
  service_type_ids: bigint[];
}

/** Switched-off services may stay in an offer; what the panel does not have cannot be put into one. */
async function problems(ctx: Context, values: Parts): Promise<FieldError[]> {
  const { position, network_id, service_ids, service_type_ids } = values;
  const found: FieldError[] = [];
  if (position === 'network' && network_id === null) found.push({ field: 'network_id', code: 'required' });
  if (network_id !== null && !(await hasAll(ctx, 'network', [network_id])))
    found.push({ field: 'network_id', code: 'invalid' });
  if (service_ids.length + service_type_ids.length === 0)
    found.push({ field: 'service_ids', code: 'required' });
  if (!(await hasAll(ctx, 'service', service_ids)))
    found.push({ field: 'service_ids', code: 'service_unavailable' });
  if (!(await hasAll(ctx, 'service_type', service_type_ids)))
    found.push({ field: 'service_type_ids', code: 'invalid' });
  return found;
}

async function hasAll(
  { db, panel }: Context,
  table: 'network' | 'service' | 'service_type',
  ids: readonly bigint[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('id', 'in', [...ids])
    .execute();
  return rows.length === ids.length;
}
