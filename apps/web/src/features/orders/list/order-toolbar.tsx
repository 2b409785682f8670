import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { SearchOnEnter } from '../../../ui/forms/filter-fields.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { OrderFilters } from './order-filters.ts';

interface OrderToolbarProps {
  filters: OrderFilters;
  onSet(changes: Record<string, string>): void;
  onClear(): void;
}

export function OrderToolbar({ filters, onSet, onClear }: OrderToolbarProps) {
  const t = useTranslations('orders.filters');
  const common = useTranslations('common.actions');
  const { data: networks = [] } = useQuery(networksQuery(useServices()));
  const network = networks.find(({ id }) => String(id) === filters.networkId);
  const named = [
    ['network', filters.networkId && (network?.name ?? filters.networkId)],
    ['drip_feed', filters.feedId && t('feed', { number: filters.feedId })],
    ['from', filters.from && t('fromDate', { date: filters.from })],
    ['to', filters.to && t('toDate', { date: filters.to })],
    ['search', filters.search],
  ] as const;
  const active = named.flatMap(([id, label]) =>
    label
      ? [{ id, label, removeLabel: t('remove', { name: label }), onRemove: () => onSet({ [id]: '' }) }]
      : [],
  );
  return (
    <FilterBar
      search={
        <SearchOnEnter
          label={t('search')}
          value={filters.search ?? ''}
          onSearch={(search) => onSet({ search })}
        />
      }
      active={active}
      labels={{ filters: t('title'), clear: t('clear'), done: t('done'), close: common('close') }}
      onClear={onClear}
    >
      <Field label={t('network')} hideLabel>
        {(control) => (
          <Select
            {...control}
            value={filters.networkId ?? ''}
            placeholder={t('network')}
            onChange={(event) => onSet({ network: event.target.value })}
            options={networks.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </Field>
      <DayField
        labelInside
        label={t('from')}
        value={filters.from}
        latest={filters.to}
        onChange={(from) => onSet({ from })}
      />
      <DayField
        labelInside
        label={t('to')}
        value={filters.to}
        earliest={filters.from}
        onChange={(to) => onSet({ to })}
      />
    </FilterBar>
  );
}
