import { useTranslations } from 'use-intl';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { FilterGroup, type FilterProps } from './filter-group.tsx';
import { useTypedValue } from './use-typed-value.ts';

/** Finds services that can deliver a quantity in this range. */
export function QuantityFilter({ filters: { min, max }, onChange }: FilterProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <FilterGroup name={t('quantity')}>
      <div className="grid grid-cols-2 gap-3">
        <Bound label={t('minimum')} value={min} onValue={(value) => onChange({ min: value })} />
        <Bound label={t('maximum')} value={max} onValue={(value) => onChange({ max: value })} />
      </div>
    </FilterGroup>
  );
}

interface BoundProps {
  label: string;
  value: number | undefined;
  onValue(value: number | undefined): void;
}

function Bound({ label, value, onValue }: BoundProps) {
  const [text, setText] = useTypedValue(value?.toString() ?? '', (typed) =>
    onValue(Number(typed) || undefined),
  );
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={text}
          onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        />
      )}
    </Field>
  );
}
