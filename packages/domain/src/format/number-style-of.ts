import type { Currency } from '../currency/currencies.ts';
import { type Locale, languageTag } from '../locale/locales.ts';
import { madeOnce } from './made-once.ts';
import { type NumberStyle, type SymbolPlace, space, spacedNumbers } from './number-style.ts';

/** 1.234.567,89 and 1.234,50 $ in German, 12,34,567.89 in Hindi: as the language's own data have it. */
export const numberStyleOf = madeOnce((locale: Locale) => readStyle(languageTag(locale)));

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
