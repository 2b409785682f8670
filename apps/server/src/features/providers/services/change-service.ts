import type { changeService as endpoint } from '@marquee/contract/console/services.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import { defaultLocale } from '@marquee/domain/locale/locales.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import { type Selectable, sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { repriceServices } from '../sync/reprice-services.ts';
import { updateAvailability } from '../sync/update-availability.ts';
import { getConsoleService } from './get-service.ts';

type Changes = Input<typeof endpoint>['body'];
type Service = Selectable<DB['service']>;

/** A trigger tells every process, so that the shop shows the change at once; what changed for customers is logged. */
export async function changeService(ctx: Context, serviceId: bigint, changes: Changes): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await getConsoleService(tx, serviceId);
    const service = await lockService(tx, serviceId);
    const update = { ...plainChanges(changes), ...limits(service, changes), ...texts(service, changes) };
    await tx.db
      .updateTable('service')
      .set({ ...update, updated_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', serviceId)
      .execute();
    const touched = { serviceIds: [serviceId] };
    if (changes.follows_rate || changes.follows_limits) await repriceServices(tx, touched);
    await updateAvailability(tx, touched);
    await recordAudit(tx, {
      action: 'catalogue.change-service',
      subjectType: 'service',
      subjectId: serviceId,
      before: changedPart(before, await getConsoleService(tx, serviceId)),
      after: changes,
    });
  });
}

async function lockService({ db, panel }: Context, serviceId: bigint): Promise<Service> {
  const service = await db
    .selectFrom('service')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', serviceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return service ?? refuse('not_found');
}

function plainChanges({ price, follows_rate, discount, is_enabled, sells_below_cost }: Changes) {
  return {
    ...(price === undefined ? {} : { default_price: priceUnits(price), price_is_manual: true }),
    ...(follows_rate ? { price_is_manual: false } : {}),
    ...(discount === undefined ? {} : { discount_ppm: Math.round(discount * 1_000_000) }),
    // What a person switches is no longer a loss of source.
    ...(is_enabled === undefined ? {} : { is_enabled, source_lost_at: null }),
    ...(sells_below_cost === undefined ? {} : { sells_below_cost }),
  };
}

/** Prices have at most five decimals. */
function priceUnits(price: string): bigint {
  const units = parseMoney(price) ?? 0n;
  if (units <= 0n || units % 1000n !== 0n) wrong({ field: 'price', code: 'not_an_amount' });
  return units;
}

function limits(service: Service, changes: Changes) {
  const { follows_limits } = changes;
  if (changes.min === undefined && changes.max === undefined)
    return follows_limits ? { limits_are_manual: false } : {};
  const min = changes.min === undefined ? service.min : BigInt(changes.min);
  const max = changes.max === undefined ? service.max : BigInt(changes.max);
  if (max < min) wrong({ field: 'max', code: 'too_small', values: { limit: String(min) } });
  return { min, max, default_quantity: clamped(service.default_quantity, min, max), limits_are_manual: true };
}

function clamped(count: bigint, min: bigint, max: bigint): bigint {
  if (count < min) return min;
  return count > max ? max : count;
}

/** An empty name takes a translation away; the English one cannot be empty. */
function texts(service: Service, { names }: Changes) {
  if (!names) return {};
  const { [defaultLocale]: name, ...others } = names;
  if (name === '') wrong({ field: `names.${defaultLocale}`, code: 'required' });
  const translations = { ...(service.translations as Record<string, Record<string, string>>) };
  for (const [locale, text] of Object.entries<string>(others)) {
    const { name: _, ...rest } = translations[locale] ?? {};
    const kept = text === '' ? rest : { ...rest, name: text };
    if (Object.keys(kept).length === 0) delete translations[locale];
    else translations[locale] = kept;
  }
  return {
    ...(name === undefined ? {} : { name }),
    translations: sql<never>`${JSON.stringify(translations)}::jsonb`,
  };
}

function changedPart<T extends object>(before: T, after: T): Partial<T> {
  const differs = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof T]),
  );
  return Object.fromEntries(differs) as Partial<T>;
}

function wrong(field: FieldError): never {
  return refuse('invalid_input', { fields: [field] });
}
