import type { ChangedTerms, ServiceUpdate } from '@marquee/contract/catalogue/service-updates.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { discountedPrice } from '@marquee/domain/money/price.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';
import type { UpdateRow } from './list-service-updates.ts';

/** A service's price terms or limits before or after a change, as recorded by the database. */
type StoredTerms =
  | { default_price: string; discount_ppm: number; pricing_per: string }
  | { min: string; max: string; step: string };

export function serviceUpdateView(row: UpdateRow, catalogue: LocalizedCatalogue): ServiceUpdate {
  const current = catalogue.stored.byId.get(row.service_id);
  return {
    id: Number(row.id),
    kind: row.kind,
    created_at: row.created_at.toISOString(),
    service: {
      id: Number(row.service_id),
      slug: row.slug,
      name: current ? catalogue.name(current) : row.name,
      network_id: Number(row.network_id),
      service_type_id: Number(row.type_id),
      is_available: current !== undefined && !current.row.is_deactivated,
    },
    before: termsView(row.before as StoredTerms | null),
    after: termsView(row.after as StoredTerms | null),
  };
}

function termsView(terms: StoredTerms | null): ChangedTerms | null {
  if (terms === null) return null;
  if ('min' in terms) return { min: Number(terms.min), max: Number(terms.max), step: Number(terms.step) };
  const price = discountedPrice(money(BigInt(terms.default_price)), ppm(terms.discount_ppm));
  return { price: formatMoney(price), pricing_per: Number(terms.pricing_per) };
}
