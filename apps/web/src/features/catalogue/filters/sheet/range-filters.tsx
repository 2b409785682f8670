import { useEffect, useRef, useState } from 'react';
import { useCurrency } from '../../../../shell/preferences/currency.tsx';
import { useShell } from '../../../../shell/shell-data.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { priceIn } from '../../service/price-text.ts';
import { FilterGroup, type FilterProps } from './filter-group.tsx';

/** In the currency that the visitor sees prices in. */
export function PriceFilter({ filters: { price }, onChange }: FilterProps) {
  const t = useTranslations('catalogue.filters');
  const { currency } = useCurrency();
  const { rate } = useShell().settings.currencies.RUB;
  const shown = (amount: string | undefined) => priceIn(currency, { amount, currency: price.currency }, rate);
  const [min, max] = [shown(price.min), shown(price.max)];
  const put = (changed: { min?: string; max?: string }) =>
    onChange({ price: { currency, min: min || undefined, max: max || undefined, ...changed } });
  return (
    <FilterGroup name={t('price')}>
      <div className="grid grid-cols-2 gap-3">
        <PriceBound label={t('minimum')} value={min} onValue={(value) => put({ min: value })} />
        <PriceBound label={t('maximum')} value={max} onValue={(value) => put({ max: value })} />
      </div>
    </FilterGroup>
  );
}

function PriceBound({
  label,
  value,
  onValue,
}: {
  label: string;
  value: string;
  onValue(value: string): void;
}) {
  const { currency } = useCurrency();
  const [text, setText] = useTypedValue(value, onValue);
  return (
    <Field label={label}>
      {(control) => <MoneyInput {...control} value={text} onValueChange={setText} currency={currency} />}
    </Field>
  );
}

/** Finds services that can deliver a quantity in this range. */
export function QuantityFilter({ filters: { min, max }, onChange }: FilterProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <FilterGroup name={t('quantity')}>
      <div className="grid grid-cols-2 gap-3">
        <QuantityBound label={t('minimum')} value={min} onValue={(value) => onChange({ min: value })} />
        <QuantityBound label={t('maximum')} value={max} onValue={(value) => onChange({ max: value })} />
      </div>
    </FilterGroup>
  );
}

interface QuantityBoundProps {
  label: string;
  value: number | undefined;
  onValue(value: number | undefined): void;
}

function QuantityBound({ label, value, onValue }: QuantityBoundProps) {
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

const pause = 400;

/** A field that shows every key at once; the list updates after a pause in typing. */
function useTypedValue(value: string, onValue: (value: string) => void) {
  const [typed, setTyped] = useState({ text: value, from: value });
  if (typed.from !== value)
    setTyped({ text: Number(typed.text) === Number(value) ? typed.text : value, from: value });
  const latest = useRef(onValue);
  latest.current = onValue;
  const { text } = typed;
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latest.current(text), pause);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, (next: string) => setTyped({ text: next, from: value })] as const;
}
