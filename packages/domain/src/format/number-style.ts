import { type Currency, currencySymbols } from '../currency/currencies.ts';
import { type Locale, languageTag } from '../locale/locales.ts';

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

interface SymbolPlace {
  isFirst: boolean;
  /** Between symbol and number. */
  gap: string;
}

/** No line may break at these spaces. */
const space = '\u00a0';

/** 1 234 567.89, $1 234.50, 1 234.50 ₽: the same in every language. */
export const spacedNumbers: NumberStyle = {
  group: space,
  decimal: '.',
  lastGroup: 3,
  otherGroups: 3,
  minimumBefore: 1,
  symbols: { USD: { isFirst: true, gap: '' }, RUB: { isFirst: false, gap: space } },
};

const known = new Map<Locale, NumberStyle>();

/** 1.234.567,89 and 1.234,50 $ in German, 12,34,567.89 in Hindi: as the language's own data have it. */
export function numberStyleOf(locale: Locale): NumberStyle {
  const style = known.get(locale) ?? readStyle(languageTag(locale));
  known.set(locale, style);
  return style;
}

/** The style of a panel for a reader: the language's own, if `numbers_by_language` says so. */
export function numberStyleFor(locale: Locale, isByLanguage: boolean | undefined): NumberStyle {
  return isByLanguage ? numberStyleOf(locale) : spacedNumbers;
}

function readStyle(tag: string): NumberStyle {
  const format = new Intl.NumberFormat(tag, { numberingSystem: 'latn', minimumFractionDigits: 1 });
  const parts = format.formatToParts(1_234_567_890);
  const signFor = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  return {
    group: signFor('group'),
    decimal: signFor('decimal'),
    lastGroup: groups.at(-1) ?? 3,
    otherGroups: groups.at(-2) ?? 3,
    minimumBefore: format.formatToParts(1234).some(({ type }) => type === 'group') ? 1 : 2,
    symbols: { USD: symbolPlace(tag, 'USD'), RUB: symbolPlace(tag, 'RUB') },
  };
}

/** Order and gap are the language's; the symbols are ours (`currencySymbols`). */
function symbolPlace(tag: string, currency: Currency): SymbolPlace {
  const parts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    maximumFractionDigits: 0,
  }).formatToParts(1);
  const [symbol, digits] = (['currency', 'integer'] as const).map((type) =>
    parts.findIndex((part) => part.type === type),
  ) as [number, number];
  return {
    isFirst: symbol < digits,
    gap: parts.length > 2 ? space : '',
  };
}

/** Digits that are grouped already, with the currency's symbol where the style has it. */
export function withCurrencySymbol(digits: string, currency: Currency, style: NumberStyle): string {
  const { isFirst, gap } = style.symbols[currency];
  const symbol = currencySymbols[currency];
  return isFirst ? symbol + gap + digits : digits + gap + symbol;
}
