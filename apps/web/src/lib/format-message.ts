import { groupThousands } from '@marquee/domain/format/number.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import formatOnly from 'use-intl/format-message/format-only';

type Arguments = Parameters<typeof formatOnly>;
type Options = Arguments[3];

/** For `IntlProvider`, which hands its formats on: `#` is written like all numbers of the page. */
export function formatsOf(numbers: NumberStyle): { number: { panel: object } } {
  return { number: { panel: numbers } };
}

/**
 * The build puts it in place of `use-intl/format-message`: phrases are compiled already, and a number in a phrase
 * looks like the numbers around it.
 */
// biome-ignore lint/style/noDefaultExport: use-intl imports it so
export default function formatMessage(...[key, message, values, options]: Arguments) {
  if (typeof message === 'string') return message;
  return formatOnly(key, message, values, { ...options, formatters: withOwnNumbers(options) });
}

formatMessage.raw = formatOnly.raw;

function withOwnNumbers({ formatters, globalFormats }: Options): Options['formatters'] {
  const style = globalFormats?.number?.panel as NumberStyle | undefined;
  const format = (value: number) => groupThousands(String(Math.round(value * 1000) / 1000), style);
  const own = { ...formatters, getNumberFormat: () => ({ format }) as Intl.NumberFormat };
  return import.meta.env.SSR ? { ...own, getPluralRules } : own;
}

const pluralRules = new Map<string, Intl.PluralRules>();

/** The library keeps them with the provider, of which the server makes one for every page. */
function getPluralRules(
  ...[locale, options]: ConstructorParameters<typeof Intl.PluralRules>
): Intl.PluralRules {
  const name = `${locale} ${options?.type}`;
  const known = pluralRules.get(name) ?? new Intl.PluralRules(locale, options);
  pluralRules.set(name, known);
  return known;
}
