import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { Prepared } from '../../../platform/http/answers/prepared.ts';
import { countryCodes, languageCodes } from './place-codes.ts';

interface Place {
  iso_code_2: string;
  name: string;
}

type Places = Prepared<{ data: Place[] }>;
type PlaceKind = 'region' | 'language';

/** Countries and languages named in each locale: the same for all panels, built on first use. */
export function placeLists(): { countries(locale: Locale): Places; languages(locale: Locale): Places } {
  const kept = new Map<string, Places>();
  const list = (kind: PlaceKind) => (locale: Locale) => {
    const key = `${kind} ${locale}`;
    const places = kept.get(key) ?? new Prepared({ data: listed(kind, locale) });
    kept.set(key, places);
    return places;
  };
  return { countries: list('region'), languages: list('language') };
}

function listed(kind: PlaceKind, locale: Locale): Place[] {
  return [...placeNames(kind, locale)].map(([code, name]) => ({ iso_code_2: code, name }));
}

const codes = { region: countryCodes, language: languageCodes };
const known = new Map<string, ReadonlyMap<string, string>>();

/** By code, with names from the Unicode CLDR in the locale's sort order. */
export function placeNames(kind: PlaceKind, locale: Locale): ReadonlyMap<string, string> {
  const key = `${kind} ${locale}`;
  const names = known.get(key) ?? named(kind, locale);
  known.set(key, names);
  return names;
}

function named(kind: PlaceKind, locale: Locale): ReadonlyMap<string, string> {
  const tag = languageTag(locale);
  const names = new Intl.DisplayNames(tag, { type: kind, fallback: 'code' });
  const { compare } = new Intl.Collator(tag);
  const pairs = codes[kind].map((code) => [code, names.of(code) ?? code] as const);
  return new Map(pairs.toSorted(([, left], [, right]) => compare(left, right)));
}
