import { formatCount } from '@marquee/domain/format/number.ts';
import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import type { NameAndNote } from '@marquee/i18n/demo-texts.ts';
import { texts } from '../texts.ts';
import { kinds } from './kinds.ts';
import { networks } from './networks.ts';
import type { ServiceTypeFacts } from './service-types.ts';
import type { Variant } from './variants.ts';

interface TypeTexts {
  name: string;
  title: string;
  description: string;
  faq: { question: string; answer: string }[];
}

interface ServiceTexts {
  name: string;
  short_description: string;
  description: string;
  requirements: string;
}

export function typeTexts(type: ServiceTypeFacts, locale: Locale): TypeTexts {
  const language = texts[locale].catalogue;
  const { start, need, drop, partial } = language.questions;
  const name = typeName(type, locale);
  const isMomentary = 'isMomentary' in kinds[type.kind];
  return {
    name: capitalise(name, locale),
    title: language.typeTitle(capitalise(name, locale)),
    description: [language.kinds[type.kind][1], language.howItWorks(brandOf(type))].join(
      language.sentenceGap,
    ),
    faq: [
      start,
      {
        question: capitalise(need.question(name), locale),
        answer: [language.targets[type.target], need.answer].join(language.sentenceGap),
      },
      isMomentary ? partial : drop,
    ],
  };
}

/** A service's name and description come from its variant, with the same wording on every network. */
export function serviceTexts(
  type: ServiceTypeFacts,
  variant: Variant,
  country: string | undefined,
  packageQuantity: number | undefined,
  locale: Locale,
): ServiceTexts {
  const language = texts[locale].catalogue;
  const tag = languageTag(locale);
  const promises: NameAndNote[] = variant.qualities.map((quality) => language.qualities[quality]);
  if (variant.minutes) promises.push(language.minutes(variant.minutes));
  if (variant.days) promises.push(language.days(variant.days));
  if (variant.symbol) promises.push(language.symbol(variant.symbol));
  if (country) promises.push(language.country(countryName(country, tag)));
  if (variant.refillDays) promises.push(language.refill(variant.refillDays));
  if (packageQuantity) promises.push(language.bundle(formatCount(packageQuantity)));
  const isLasting = !('isMomentary' in kinds[type.kind]);
  const notes = promises.map(([, note]) => note);
  if (isLasting && !variant.refillDays) notes.push(language.noRefill);
  return {
    name: [capitalise(typeName(type, locale), locale), ...promises.map(([name]) => name)].join(' · '),
    short_description: notes[0] ?? '',
    description: notes.join(language.sentenceGap),
    requirements: language.targets[type.target],
  };
}

function typeName(type: ServiceTypeFacts, locale: Locale): string {
  const language = texts[locale].catalogue;
  const brand = brandOf(type);
  return language.typeName(brand, language.nounsOn?.[brand]?.[type.kind] ?? language.kinds[type.kind][0]);
}

function brandOf(type: ServiceTypeFacts): string {
  return type.brand ?? networks.find(({ slug }) => slug === type.network)?.name ?? type.network;
}

function countryName(code: string, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
}

function capitalise(text: string, locale: Locale): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(languageTag(locale)) + text.slice(first.length);
}
