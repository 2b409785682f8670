import type { ComponentProps } from 'react';
import { Input } from './input.tsx';
import { moneyText } from './money-text.ts';

type MoneyInputProps = Omit<
  ComponentProps<typeof Input>,
  'value' | 'onChange' | 'leading' | 'trailing' | 'type'
> & {
  /** Decimal text with a point, never a float. */
  value: string;
  onValueChange: (value: string) => void;
  symbol: string;
  /** `$` goes before the number, `₽` after it. */
  symbolPlace?: 'before' | 'after';
};

export function MoneyInput({
  value,
  onValueChange,
  symbol,
  symbolPlace = 'before',
  ...rest
}: MoneyInputProps) {
  const mark = <span className="font-medium text-ink-soft">{symbol}</span>;
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onValueChange(moneyText(event.target.value))}
      leading={symbolPlace === 'before' ? mark : undefined}
      trailing={symbolPlace === 'after' ? <span className="pe-1.5">{mark}</span> : undefined}
    />
  );
}
