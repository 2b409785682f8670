import { formatCount } from '@marquee/domain/format/number.ts';
import { type Locale, languageTag, scriptOf } from '@marquee/domain/locale/locales.ts';
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
  const { catalogue: language, fill } = texts[locale];
  const { start, need, drop, partial } = language.questions;
  const sentenceGap = sentenceGapOf(locale);
  const name = typeName(type, locale);
  const isMomentary = 'isMomentary' in kinds[type.kind];
  return {
    name: capitalise(name, locale),
    title: fill('catalogue.typeTitle', { name: capitalise(name, locale) }),
    description: [
      language.kinds[type.kind].note,
      fill('catalogue.howItWorks', { brand: brandIn(locale, type) }),
    ].join(sentenceGap),
    faq: [
      start,
      {
        question: capitalise(fill('catalogue.questions.need.question', { name }), locale),
        answer: [language.targets[type.target], need.answer].join(sentenceGap),
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
  const { catalogue: language } = texts[locale];
  const promises: NameAndNote[] = variant.qualities.map((quality) => language.qualities[quality]);
  promises.push(...filledPromises(variant, country, packageQuantity, locale));
  const isLasting = !('isMomentary' in kinds[type.kind]);
  const notes = promises.map(({ note }) => note);
  if (isLasting && !variant.refillDays) notes.push(language.noRefill);
  return {
    name: [capitalise(typeName(type, locale), locale), ...promises.map(({ name }) => name)].join(' · '),
    short_description: notes[0] ?? '',
    description: notes.join(sentenceGapOf(locale)),
    requirements: language.targets[type.target],
  };
}

/** What depends on the service's own numbers and names. */
function filledPromises(
  variant: Variant,
  country: string | undefined,
  packageQuantity: number | undefined,
  locale: Locale,
): NameAndNote[] {
  const { fill } = texts[locale];
  const promises: NameAndNote[] = [];
  if (variant.minutes) {
    const count = String(variant.minutes);
    promises.push({
      name: fill('catalogue.minutes.name', { count }),
      note: fill('catalogue.minutes.note', { count }),
    });
  }
  if (variant.days) {
    const count = String(variant.days);
    promises.push({
      name: fill('catalogue.days.name', { count }),
      note: fill('catalogue.days.note', { count }),
    });
  }
  if (variant.symbol) {
    const { symbol } = variant;
    promises.push({
      name: fill('catalogue.symbol.name', { symbol }),
      note: fill('catalogue.symbol.note', { symbol }),
    });
  }
  if (country) {
    const name = countryName(country, languageTag(locale));
    promises.push({
      name: fill('catalogue.country.name', { name }),
      note: fill('catalogue.country.note', { name }),
    });
  }
  if (variant.refillDays) {
    const days = String(variant.refillDays);
    promises.push({
      name: fill('catalogue.refill.name', { days }),
      note: fill('catalogue.refill.note', { days }),
    });
  }
  if (packageQuantity) {
    const quantity = formatCount(packageQuantity);
    promises.push({
      name: fill('catalogue.bundle.name', { quantity }),
      note: fill('catalogue.bundle.note', { quantity }),
    });
  }
  return promises;
}

function typeName(type: ServiceTypeFacts, locale: Locale): string {
  const { catalogue: language, fill } = texts[locale];
  const nounsOn: Partial<Record<string, Partial<Record<string, string>>>> = language.nounsOn;
  const noun = nounsOn[brandOf(type)]?.[type.kind] ?? language.kinds[type.kind].name;
  return fill('catalogue.typeName', { brand: brandIn(locale, type), noun });
}

/** German writes a brand of two words with a hyphen, because a noun follows: Instagram-Reels-Likes. */
function brandIn(locale: Locale, type: ServiceTypeFacts): string {
  return locale === 'de' ? brandOf(type).replaceAll(' ', '-') : brandOf(type);
}

function brandOf(type: ServiceTypeFacts): string {
  return type.brand ?? networks.find(({ slug }) => slug === type.network)?.name ?? type.network;
}

/** Chinese and Japanese sentences follow each other without a space. */
function sentenceGapOf(locale: Locale): string {
  return ['Hans', 'Hant', 'Jpan'].includes(scriptOf(locale)) ? '' : ' ';
}

function countryName(code: string, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
}

function capitalise(text: string, locale: Locale): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(languageTag(locale)) + text.slice(first.length);
}
