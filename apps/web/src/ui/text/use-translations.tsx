import { groupThousands } from '@marquee/domain/format/number.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';
import type { useTranslations as useTypedTranslations } from 'use-intl';
import { useNumbers } from './use-numbers.ts';

interface PhrasesOfPage {
  /** As `Intl` names it. */
  locale: string;
  /** By area; compiled in the build (compiled-phrases.ts), so no browser carries a parser for them. */
  messages: object;
}

type Values = FormatValues<ReactNode>;

export const PhrasesContext = createContext<PhrasesOfPage | undefined>(undefined);

/** The phrases below a key, in the reader's language. Numbers in them look like the numbers around them. */
export const useTranslations = ((namespace?: string) => {
  const phrases = useContext(PhrasesContext);
  if (!phrases) throw new Error('Phrases are read below a PhrasesContext');
  const { style } = useNumbers();
  return useMemo(() => createTranslator(phrases, style, namespace), [phrases, style, namespace]);
  // The library knows the keys of all phrases and what each wants to be told.
}) as unknown as typeof useTypedTranslations;

export function createTranslator({ locale, messages }: PhrasesOfPage, style: NumberStyle, namespace = '') {
  const options: FormatOptions = {
    formatters: { ...formatters, getNumberFormat: () => numberFormat(style) },
  };
  const find = (key: string) => valueAt(messages, namespace ? `${namespace}.${key}` : key);
  const rich = (key: string, values?: Values) => {
    const message = find(key);
    try {
      if (message === undefined) throw new Error('there is none');
      return format<ReactNode>(message, locale, values, options);
    } catch (error) {
      // A phrase that cannot be written must not take the page with it.
      console.error(`Phrase ${namespace} ${key} in ${locale}`, error);
      return key;
    }
  };
  const text = (key: string, values?: Values) => String(rich(key, values));
  return Object.assign(text, {
    rich: (key: string, values: Values) => rich(key, withKeys(values)),
    has: (key: string) => find(key) !== undefined,
  });
}

function valueAt(messages: object, path: string): CompiledMessage | undefined {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], messages) as
    | CompiledMessage
    | undefined;
}

/** What tags become stands in a list, whose elements React wants to be named. */
function withKeys(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    let place = 0;
    const element = (parts: ReactNode[]) => <Fragment key={`${name} ${place++}`}>{value(parts)}</Fragment>;
    return [name, element];
  });
  return Object.fromEntries(entries);
}

function numberFormat(style: NumberStyle): Intl.NumberFormat {
  const write = (value: number) => groupThousands(String(Math.round(value * 1000) / 1000), style);
  return { format: write } as Intl.NumberFormat;
}

const pluralRules = new Map<string, Intl.PluralRules>();

const formatters = {
  getDateTimeFormat(): never {
    throw new Error('A phrase is handed its dates as text');
  },
  /** Kept, because to make one takes longer than to write a phrase. */
  getPluralRules(...[locale, options]: ConstructorParameters<typeof Intl.PluralRules>): Intl.PluralRules {
    const name = `${locale} ${options?.type}`;
    const known = pluralRules.get(name) ?? new Intl.PluralRules(locale, options);
    pluralRules.set(name, known);
    return known;
  },
};
