import { formatCount } from '@marquee/domain/format/number.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { countriesQuery } from '../../../product/countries/countries-query.ts';
import { priceText } from '../service/price-text.ts';
import { useDurationText } from '../service/service-text.ts';
import type { CatalogueFilters } from './filters.ts';

interface FilterChip {
  key: string;
  label: string;
  without: Partial<CatalogueFilters>;
}

/** Each filter that is on, in words, with the change that takes it away. */
export function useFilterChips(filters: CatalogueFilters): FilterChip[] {
  const t = useTranslations('catalogue');
  const duration = useDurationText();
  const { countries, features, startTime, min, max, price, label } = filters;
  const { data: places } = useQuery({
    ...countriesQuery(useServices()),
    enabled: countries.length > 0,
  });
  const range = (from: string | undefined, to: string | undefined) =>
    from && to ? `${from} – ${to}` : from ? `≥ ${from}` : `≤ ${to}`;
  const chips: FilterChip[] = [];
  const add = (key: string, text: string, without: Partial<CatalogueFilters>) =>
    chips.push({ key, label: text, without });

  if (filters.favourites) add('favourites', t('filters.favourites'), { favourites: false });
  if (filters.discount) add('discount', t('filters.discount'), { discount: false });
  if (label) add('label', label, { label: undefined });
  for (const feature of features) {
    add(`feature-${feature}`, t(`features.${feature}`), {
      features: features.filter((other) => other !== feature),
    });
  }
  for (const code of countries) {
    const name = places?.find((place) => place.iso_code_2 === code)?.name ?? code;
    add(`country-${code}`, name, { countries: countries.filter((other) => other !== code) });
  }
  if (startTime !== undefined) {
    const text =
      startTime === 0 ? t('start.instant') : t('filters.startsWithin', { duration: duration(startTime) });
    add('start', `${t('filters.startTime')}: ${text}`, { startTime: undefined });
  }
  if (min !== undefined || max !== undefined) {
    const text = range(
      min === undefined ? undefined : formatCount(min),
      max === undefined ? undefined : formatCount(max),
    );
    add('quantity', `${t('filters.quantity')}: ${text}`, { min: undefined, max: undefined });
  }
  if (price.min || price.max) {
    const text = range(priceText(price.min, price.currency), priceText(price.max, price.currency));
    add('price', `${t('filters.price')}: ${text}`, { price: { currency: price.currency } });
  }
  return chips;
}
