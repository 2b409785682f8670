import { type Currency, currencySymbols } from '@marquee/domain/currency/currencies.ts';
import type { ComponentProps } from 'react';
import { useNumbers } from '../text/use-numbers.ts';
import { Input } from './input.tsx';
import { moneyText } from './money-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

type MoneyInputProps = Omit<
  ComponentProps<typeof Input>,
  'value' | 'onChange' | 'leading' | 'trailing' | 'type'
> & {
  /** Decimal text with a point, never a float; the field itself shows it as all numbers of the panel. */
  value: string;
  onValueChange: (value: string) => void;
  currency?: Currency;
};

export function MoneyInput({ value, onValueChange, currency = 'USD', onBlur, ...rest }: MoneyInputProps) {
  const { isFirst } = useNumbers().style.symbols[currency];
  const typed = useTypedNumber({ value, onValueChange, readSpaced: moneyText });
  const mark = <span className="font-medium text-ink-soft">{currencySymbols[currency]}</span>;
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed.value}
      onChange={(event) => typed.type(event.target.value.replace(/[^\d.,\s]/g, ''))}
      onBlur={(event) => {
        typed.leave?.();
        onBlur?.(event);
      }}
      leading={isFirst ? mark : undefined}
      trailing={isFirst ? undefined : <span className="pe-1.5">{mark}</span>}
    />
  );
}
