import { sameForm, serviceKind } from '@marquee/domain/delivery/service-kinds.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { repriceServices } from './reprice-services.ts';
import { updateAvailability } from './update-availability.ts';

interface ReviewedOffers {
  providerId: bigint;
  numbers: readonly string[];
}

/**
 * The operator takes the offers over as the provider lists them now: services and prices follow. A service that
 * was made for another kind of order is no longer delivered by the offer; the next sync makes a new one.
 */
export async function acceptOffers(ctx: Context, { providerId, numbers }: ReviewedOffers): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const accepted = await tx.db
      .deleteFrom('offer_review')
      .where('panel_id', '=', tx.panel.id)
      .where('provider_id', '=', providerId)
      .where(isOneOf(numbers))
      .returning(['offer_number', 'changes', sql<Terms>`before`.as('before'), sql<Terms>`after`.as('after')])
      .execute();
    if (accepted.length === 0) return refuse('not_found');
    for (const { offer_number: number, before, after } of accepted) {
      await followTerms(tx, { providerId, number, before, after });
      await takeOver(tx, { providerId, number, after });
      await recordAudit(tx, {
        action: 'providers.accept-offer',
        subjectType: 'provider',
        subjectId: providerId,
        before: { number, ...before },
        after: { number, ...after },
      });
    }
    await settle(tx, { providerId, numbers: accepted.map(({ offer_number }) => offer_number) });
    for (const { offer_number: number, before, after } of accepted)
      if (!fits(before.kind, after.kind))
        await tx.db
          .deleteFrom('service_source')
          .where('panel_id', '=', tx.panel.id)
          .where('provider_id', '=', providerId)
          .where('offer_number', '=', number)
          .execute();
  });
}

/** The operator wants nothing of it: the offers stay off sale until the provider changes them again. */
export async function rejectOffers(ctx: Context, { providerId, numbers }: ReviewedOffers): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const rejected = await tx.db
      .updateTable('offer_review')
      .set({ state: 'rejected', decided_at: tx.clock.now(), is_blocking: true })
      .where('panel_id', '=', tx.panel.id)
      .where('provider_id', '=', providerId)
      .where(isOneOf(numbers))
      .where('state', '=', 'open')
      .returning(['offer_number', 'after'])
      .execute();
    if (rejected.length === 0) return refuse('not_found');
    for (const { offer_number: number, after } of rejected)
      await recordAudit(tx, {
        action: 'providers.reject-offer',
        subjectType: 'provider',
        subjectId: providerId,
        after: { number, rejected: after },
      });
    await settle(tx, { providerId, numbers: rejected.map(({ offer_number }) => offer_number) });
  });
}

/** Also of none. */
function isOneOf(numbers: readonly string[]) {
  return sql<boolean>`offer_number = any (${[...numbers]}::text[])`;
}

interface Terms {
  kind: string;
  name: string;
  category: string;
  canRefill: boolean;
  canCancel: boolean;
  rate: string;
}

interface Change {
  providerId: bigint;
  number: string;
  before: Terms;
  after: Terms;
}

async function settle(tx: Context, touched: ReviewedOffers): Promise<void> {
  await repriceServices(tx, touched);
  await updateAvailability(tx, touched);
}

async function takeOver(
  { db, panel }: Context,
  { providerId, number, after }: Omit<Change, 'before'>,
): Promise<void> {
  await db
    .updateTable('provider_offer')
    .set({
      kind: after.kind,
      name: after.name,
      category: after.category,
      can_refill: after.canRefill,
      can_cancel: after.canCancel,
      rate: BigInt(after.rate),
      matched_with: null,
    })
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where('number', '=', number)
    .execute();
}

/** Name, refill and cancel follow where the service still says what the offer said. */
async function followTerms(tx: Context, { providerId, number, before, after }: Change): Promise<void> {
  const { db, panel } = tx;
  const ofOffer = sql<boolean>`service.id in (
    select source.service_id from service_source as source where source.panel_id = ${panel.id}
      and source.provider_id = ${providerId} and source.offer_number = ${number})`;
  const services = db.updateTable('service').where('panel_id', '=', panel.id).where(ofOffer);
  const updated_at = tx.clock.now();
  if (fits(before.kind, after.kind)) {
    await services.set({ name: after.name, updated_at }).where('name', '=', before.name).execute();
    await services
      .set({ has_refill: after.canRefill, updated_at })
      .where('has_refill', '=', before.canRefill)
      .execute();
    await services
      .set({ can_cancel: after.canCancel, updated_at })
      .where('can_cancel', '=', before.canCancel)
      .execute();
    return;
  }
  await db
    .updateTable('service_source')
    .set({ is_enabled: false })
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where('offer_number', '=', number)
    .execute();
}

function fits(before: string, after: string): boolean {
  const [old, current] = [serviceKind(before), serviceKind(after)];
  return old !== undefined && current !== undefined && sameForm(old, current);
}
