import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { CacheDefinition } from '../../../platform/caches.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { event } from '../../../platform/events/events.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import { customerCatalogue } from './customer-catalogue.ts';
import { customerTerms, readTerms } from './customer-terms.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import { readMirroredRows } from './mirrored-rows.ts';
import { StoredCatalogue } from './stored-catalogue.ts';

export const storedCatalogue: CacheDefinition<StoredCatalogue> = {
  name: 'catalogue',
  topics: ['catalogue'],
  servesOld: true,
  load: async (db, panelId, previous, of = (id) => storedCatalogue.load(db, id)) => {
    const { parentId, version } = await readStand(db, panelId);
    const parent = parentId === null ? undefined : await of(parentId);
    const rows = parent
      ? await readMirroredRows(db, panelId, parent.rows)
      : await readCatalogueRows(db, panelId);
    const catalogue = await StoredCatalogue.build(rows, { db, panelId, version, parent });
    // Languages in use are built before the old catalogue is replaced, so that no request waits for them.
    for (const locale of previous?.localesInUse ?? []) await catalogue.in(locale);
    if (previous) previous.answers.isCurrent = false;
    return catalogue;
  },
};

/** Read before the rows, so that these are at least as new. */
async function readStand(db: Database, panelId: bigint) {
  const stand = await db
    .selectFrom('panel')
    .leftJoin('catalogue_version', 'catalogue_version.panel_id', 'panel.id')
    .select(['parent_id', 'version'])
    .where('panel.id', '=', panelId)
    .executeTakeFirst();
  return { parentId: stand?.parent_id ?? null, version: stand?.version ?? 0n };
}

/** Grades are not known here: their feature answers. */
export const gradeDiscountAsked = event<{ discount: Ppm }>('grade-discount-asked');

/**
 * The panel's catalogue in the language of the call, at the caller's prices, their grade counted in. Whatever shows
 * or charges a price asks here, so that all of it agrees.
 */
export async function localizedCatalogue(ctx: Context): Promise<LocalizedCatalogue> {
  const { actor, locale, panel } = ctx;
  const stored = await ctx.caches.get(storedCatalogue, panel.id);
  if (actor.kind !== 'user') return stored.in(locale);
  const terms = (await ctx.caches.get(customerTerms, panel.id)).get(actor.accountId);
  const asked = { discount: ppm(0) };
  await ctx.events.emit(ctx, gradeDiscountAsked, asked);
  const gradeDiscount = asked.discount;
  if (terms) return stored.forCustomer(actor.accountId, { terms, gradeDiscount }, locale);
  return gradeDiscount > 0 ? stored.forGrade(gradeDiscount, locale) : stored.in(locale);
}

/**
 * For child panels, which follow the prices of their owner: as `localizedCatalogue`, but the owner's terms are as
 * the database has them now. `stored.version` says how new the rest is.
 */
export async function ownersCatalogue(ctx: Context, accountId: bigint): Promise<LocalizedCatalogue> {
  const stored = await ctx.caches.get(storedCatalogue, ctx.panel.id);
  const asked = { discount: ppm(0) };
  await ctx.events.emit(ctx, gradeDiscountAsked, asked);
  const terms = (await readTerms(ctx.db, ctx.panel.id, accountId)).get(accountId);
  const shared = await stored.in(ctx.locale);
  if (terms) return customerCatalogue(shared, terms, asked.discount);
  return asked.discount > 0 ? stored.forGrade(asked.discount, ctx.locale) : shared;
}

/** At list prices, whoever asks: for staff, who may have prices of their own. */
export async function listPriceCatalogue(ctx: Context): Promise<LocalizedCatalogue> {
  return (await ctx.caches.get(storedCatalogue, ctx.panel.id)).in(ctx.locale);
}
