import { currencySymbols } from '@marquee/domain/currency/currencies.ts';
import { useTranslations } from 'use-intl';
import { useCurrency } from '../../../../shell/preferences/currency.tsx';
import { useShell } from '../../../../shell/shell-data.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { priceIn } from '../../service/price-text.ts';
import { FilterGroup, type FilterProps } from './filter-group.tsx';
import { useTypedValue } from './use-typed-value.ts';

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
        <Bound label={t('minimum')} value={min} onValue={(value) => put({ min: value })} />
        <Bound label={t('maximum')} value={max} onValue={(value) => put({ max: value })} />
      </div>
    </FilterGroup>
  );
}

function Bound({ label, value, onValue }: { label: string; value: string; onValue(value: string): void }) {
  const { currency } = useCurrency();
  const [text, setText] = useTypedValue(value, onValue);
  return (
    <Field label={label}>
      {(control) => (
        <MoneyInput
          {...control}
          value={text}
          onValueChange={setText}
          symbol={currencySymbols[currency]}
          symbolPlace={currency === 'USD' ? 'before' : 'after'}
        />
      )}
    </Field>
  );
}
