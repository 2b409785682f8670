import { useQuery } from '@tanstack/react-query';
import { Info, X } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import { labelsQuery } from '../../../product/catalogue/labels-query.ts';
import { countriesQuery } from '../../../product/countries/countries-query.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useLabelled } from '../../../ui/text/labelled.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { priceText } from '../service/price-text.ts';
import { useDurationText } from '../service/service-text.ts';
import { type CatalogueFilters, type FilterName, hasTypeBar } from './filters.ts';
import { noFilters } from './write-filters.ts';

interface FilterChip {
  key: string;
  label: string;
  without: Partial<CatalogueFilters>;
}

interface ActiveFiltersProps {
  filters: CatalogueFilters;
  adjusted: readonly FilterName[];
  onChange(changes: Partial<CatalogueFilters>): void;
}

/** The active filters, each removable, and a note about values of the address that had to be adjusted. */
export function ActiveFilters({ filters, adjusted, onChange }: ActiveFiltersProps) {
  const t = useTranslations('catalogue');
  const chips = useFilterChips(filters);
  const names = adjusted.map((name) => (name === 'sort' ? t('sort.label') : t(`filters.${name}`))).join(', ');
  return (
    <div className="flex flex-col gap-3 pb-4">
      {adjusted.length > 0 && (
        <p role="status" className="flex items-start gap-2 rounded-md bg-info-soft px-3 py-2 text-info-text">
          <Info className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0 flex-1">{t('filters.adjusted', { names })}</span>
          <Button variant="quiet" size="small" className="-my-1" onClick={() => onChange(filters)}>
            {t('filters.understood')}
          </Button>
        </p>
      )}
      {chips.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2">
          {chips.map((chip) => (
            <li key={chip.key} className="min-w-0">
              <button
                type="button"
                aria-label={t('filters.remove', { name: chip.label })}
                onClick={() => onChange(chip.without)}
                className="tap-area inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-primary-soft py-1 pe-2 ps-3 font-medium text-note text-primary-text transition-colors hover:bg-hover tablet:min-h-7"
              >
                <span className="truncate">{chip.label}</span>
                <X className="size-3.5 shrink-0" aria-hidden="true" />
              </button>
            </li>
          ))}
          <li>
            <Button
              variant="quiet"
              size="small"
              onClick={() =>
                onChange({
                  ...noFilters,
                  search: filters.search,
                  networks: filters.networks,
                  serviceTypes: hasTypeBar(filters) ? filters.serviceTypes : [],
                })
              }
            >
              {t('filters.reset')}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}

/** Each active filter as text, with the change that removes it. */
function useFilterChips(filters: CatalogueFilters): FilterChip[] {
  const numbers = useNumbers();
  const t = useTranslations('catalogue');
  const duration = useDurationText();
  const labelled = useLabelled();
  const { countries, features, startTime, min, max, price, label } = filters;
  const serviceTypes = hasTypeBar(filters) ? [] : filters.serviceTypes;
  const { data: networks = [] } = useQuery(networksQuery(useServices()));
  const { data: places } = useQuery({
    ...countriesQuery(useServices()),
    enabled: countries.length > 0,
  });
  const { data: labels } = useQuery({ ...labelsQuery(useServices()), enabled: label !== undefined });
  const range = (from: string | undefined, to: string | undefined) =>
    from && to ? `${from} – ${to}` : from ? `≥ ${from}` : `≤ ${to}`;
  const chips: FilterChip[] = [];
  const add = (key: string, text: string, without: Partial<CatalogueFilters>) =>
    chips.push({ key, label: text, without });

  if (filters.favourites) add('favourites', t('filters.favourites'), { favourites: false });
  if (filters.discount) add('discount', t('filters.discount'), { discount: false });
  if (label) {
    const name = labels?.find(({ slug }) => slug === label)?.name ?? label;
    add('label', name, { label: undefined });
  }
  for (const slug of serviceTypes) {
    const types = networks.flatMap((network) => network.service_types);
    const name = types.find((type) => type.slug === slug)?.name ?? slug;
    add(`type-${slug}`, name, { serviceTypes: serviceTypes.filter((other) => other !== slug) });
  }
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
    add('start', labelled(t('filters.startTime'), text), { startTime: undefined });
  }
  if (min !== undefined || max !== undefined) {
    const text = range(
      min === undefined ? undefined : numbers.count(min),
      max === undefined ? undefined : numbers.count(max),
    );
    add('quantity', labelled(t('filters.quantity'), text), { min: undefined, max: undefined });
  }
  if (price.min || price.max) {
    const text = range(
      priceText(price.min, price.currency, numbers.style),
      priceText(price.max, price.currency, numbers.style),
    );
    add('price', labelled(t('filters.price'), text), { price: { currency: price.currency } });
  }
  return chips;
}
