import { type Currency, currencySymbols } from '../currency/currencies.ts';

/** How numbers are written: taken from the language once, applied to exact texts. */
export interface NumberStyle {
  /** Between the groups of a whole number. */
  group: string;
  decimal: string;
  /** Digits of the last group, and of each one before it: 3 and 2 in India. */
  lastGroup: number;
  otherGroups: number;
  /** A number is grouped once so many digits stand before its last group: 2 in Spanish (1234, but 12.345). */
  minimumBefore: number;
  symbols: Readonly<Record<Currency, SymbolPlace>>;
}

export interface SymbolPlace {
  isFirst: boolean;
  /** Between symbol and number. */
  gap: string;
}

/** No line may break at these spaces. */
export const space = '\u00a0';

/** 1 234 567.89, $1 234.50, 1 234.50 ₽: the same in every language. */
export const spacedNumbers: NumberStyle = {
  group: space,
  decimal: '.',
  lastGroup: 3,
  otherGroups: 3,
  minimumBefore: 1,
  symbols: { USD: { isFirst: true, gap: '' }, RUB: { isFirst: false, gap: space } },
};

/** Digits that are grouped already, with the currency's symbol where the style has it. */
export function withCurrencySymbol(digits: string, currency: Currency, style: NumberStyle): string {
  const { isFirst, gap } = style.symbols[currency];
  const symbol = currencySymbols[currency];
  return isFirst ? symbol + gap + digits : digits + gap + symbol;
}
