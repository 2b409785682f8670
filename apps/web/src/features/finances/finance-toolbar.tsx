import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
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
    ['from', filters.from && `${t('filters.from')} ${filters.from}`],
    ['to', filters.to && `${t('filters.to')} ${filters.to}`],
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
      search={<SearchField value={filters.search ?? ''} onSearch={(search) => onSet({ search })} />}
      active={active}
      words={{
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
        label={t('filters.from')}
        value={filters.from}
        latest={filters.to}
        onChange={(from) => onSet({ from })}
      />
      <DayField
        label={t('filters.to')}
        value={filters.to}
        earliest={filters.from}
        onChange={(to) => onSet({ to })}
      />
    </FilterBar>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  earliest?: string | undefined;
  latest?: string | undefined;
  onChange(day: string): void;
}

function DayField({ label, value = '', earliest, latest, onChange }: DayFieldProps) {
  return (
    <Field label={label} hideLabel>
      {(control) => (
        <Input
          {...control}
          type="date"
          leading={<span className="text-note">{label}</span>}
          value={value}
          min={earliest}
          max={latest}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Asked on Enter or when the field is left: every question is one for the server. */
function SearchField({ value, onSearch }: { value: string; onSearch(words: string): void }) {
  const t = useTranslations('finances.filters');
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit}>
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        leading={<Search className="size-4" aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => submit()}
      />
    </form>
  );
}
