import { accountRoles, customerStates } from '@marquee/domain/access/customer-states.ts';
import { useState } from 'react';
import { FilterFold } from '../../../product/console/filter-fold.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { CustomerFilters } from './api.ts';

interface CustomerFiltersProps {
  address: ListAddress;
  filters: CustomerFilters;
}

export function CustomerFilterFields({ address, filters }: CustomerFiltersProps) {
  const t = useTranslations('adminCustomers');
  const clear = useTranslations('common.actions')('clear');
  const isFiltered = Object.entries(filters).some(
    ([name, value]) => name !== 'search' && value !== undefined,
  );
  return (
    <FilterFold isUsed={isFiltered}>
      <Choice
        label={t('columns.state')}
        placeholder={t('filters.state')}
        options={customerStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={filters.state ?? ''}
        onChoose={(state) => address.filter('state', state)}
      />
      <Choice
        label={t('columns.role')}
        placeholder={t('filters.role')}
        options={accountRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        value={filters.role ?? ''}
        onChoose={(role) => address.filter('role', role)}
      />
      <DayField
        labelInside
        label={t('filters.from')}
        value={filters.from}
        latest={filters.to}
        onChange={(day) => address.filter('from', day)}
      />
      <DayField
        labelInside
        label={t('filters.to')}
        value={filters.to}
        earliest={filters.from}
        onChange={(day) => address.filter('to', day)}
      />
      <SourceField address={address} value={filters.source ?? ''} />
      <Checkbox
        checked={filters.owes ?? false}
        onChange={(event) => address.filter('owes', event.target.checked ? '1' : undefined)}
      >
        {t('filters.owes')}
      </Checkbox>
      {isFiltered && (
        <Button size="small" variant="quiet" onClick={() => address.show(searchAlone(filters.search))}>
          {clear}
        </Button>
      )}
    </FilterFold>
  );
}

interface ChoiceProps {
  label: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose(value: string): void;
}

function Choice({ label, onChoose, ...select }: ChoiceProps) {
  return (
    <div className="tablet:w-40">
      <Select {...select} aria-label={label} onChange={(event) => onChoose(event.target.value)} />
    </div>
  );
}

function searchAlone(search: string | undefined): string {
  return search ? new URLSearchParams({ search }).toString() : '';
}

/** On Enter, as every search: the whole name of a source. */
function SourceField({ address, value }: { address: ListAddress; value: string }) {
  const t = useTranslations('adminCustomers.filters');
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setText(value);
  }
  return (
    <form
      className="tablet:w-44"
      onSubmit={(event) => {
        event.preventDefault();
        address.filter('source', text.trim());
      }}
    >
      <Input
        aria-label={t('source')}
        placeholder={t('source')}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text.trim() !== value && address.filter('source', text.trim())}
      />
    </form>
  );
}
