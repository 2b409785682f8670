import { type Money, smaller } from '@marquee/domain/money/money.ts';
import type { CatalogueService } from './stored-catalogue.ts';

interface TypeFigures {
  count: number;
  minPrice: Money | undefined;
}

/** How many services each type lists, and from which price. */
export function typeFigures(
  listed: readonly CatalogueService[],
  priceOf: (service: CatalogueService) => Money,
): Map<bigint, TypeFigures> {
  const figures = new Map<bigint, TypeFigures>();
  for (const service of listed) {
    const { count, minPrice } = figures.get(service.type.id) ?? { count: 0, minPrice: undefined };
    // Services that cannot be bought must not lower the "from" price.
    const price = service.row.is_deactivated ? undefined : priceOf(service);
    const lowest =
      price !== undefined && minPrice !== undefined ? smaller(price, minPrice) : (price ?? minPrice);
    figures.set(service.type.id, { count: count + 1, minPrice: lowest });
  }
  return figures;
}
