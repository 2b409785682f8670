import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { CacheDefinition } from '../../../platform/caches.ts';
import type { Context } from '../../../platform/context.ts';
import { event } from '../../../platform/events/events.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import { customerTerms } from './customer-terms.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import { StoredCatalogue } from './stored-catalogue.ts';

export const storedCatalogue: CacheDefinition<StoredCatalogue> = {
  name: 'catalogue',
  topics: ['catalogue'],
  servesOld: true,
  load: async (db, panelId, previous) => {
    const rows = await readCatalogueRows(db, panelId);
    const catalogue = await StoredCatalogue.build(rows, db, panelId);
    // Languages in use are built before the old catalogue is replaced, so that no request waits for them.
    for (const locale of previous?.localesInUse ?? []) await catalogue.in(locale);
    if (previous) previous.answers.isCurrent = false;
    return catalogue;
  },
};

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

/** At list prices, whoever asks: for staff, who may have prices of their own. */
export async function listPriceCatalogue(ctx: Context): Promise<LocalizedCatalogue> {
  return (await ctx.caches.get(storedCatalogue, ctx.panel.id)).in(ctx.locale);
}
