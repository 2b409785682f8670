import { DayField } from '../../shell/forms/day-field.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { SearchOnEnter } from '../../ui/forms/filter-fields.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { FilterBar } from '../../ui/tables/filter-bar.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type FinanceFilters, shownWallets } from './finance-filters.ts';

interface FinanceToolbarProps {
  filters: FinanceFilters;
  onSet(changes: Record<string, string>): void;
  onClear(): void;
}

export function FinanceToolbar({ filters, onSet, onClear }: FinanceToolbarProps) {
  const t = useTranslations('finances');
  const common = useTranslations('common.actions');
  const named = [
    ['wallet', filters.wallet && t(`wallets.${filters.wallet}`)],
    ['from', filters.from && t('filters.fromDate', { date: filters.from })],
    ['to', filters.to && t('filters.toDate', { date: filters.to })],
    ['search', filters.search],
  ] as const;
  const active = named.flatMap(([id, label]) =>
    label
      ? [
          {
            id,
            label,
            removeLabel: t('filters.remove', { name: label }),
            onRemove: () => onSet({ [id]: '' }),
          },
        ]
      : [],
  );
  return (
    <FilterBar
      search={
        <SearchOnEnter
          label={t('filters.search')}
          value={filters.search ?? ''}
          onSearch={(search) => onSet({ search })}
        />
      }
      active={active}
      labels={{
        filters: t('filters.title'),
        clear: t('filters.clear'),
        done: t('filters.done'),
        close: common('close'),
      }}
      onClear={onClear}
    >
      <Field label={t('columns.wallet')} hideLabel>
        {(control) => (
          <Select
            {...control}
            value={filters.wallet ?? ''}
            placeholder={t('filters.allWallets')}
            onChange={(event) => onSet({ wallet: event.target.value })}
            options={shownWallets.map((wallet) => ({ value: wallet, label: t(`wallets.${wallet}`) }))}
          />
        )}
      </Field>
      <DayField
        labelInside
        label={t('filters.from')}
        value={filters.from}
        latest={filters.to}
        onChange={(from) => onSet({ from })}
      />
      <DayField
        labelInside
        label={t('filters.to')}
        value={filters.to}
        earliest={filters.from}
        onChange={(to) => onSet({ to })}
      />
    </FilterBar>
  );
}
