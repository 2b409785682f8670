import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { countryCodes, languageCodes } from './place-codes.ts';

interface Place {
  iso_code_2: string;
  name: string;
}

type Places = Prepared<{ data: Place[] }>;

/** Countries and languages by language of the names: the same for all panels, made when first asked for. */
export function placeLists(): { countries(locale: Locale): Places; languages(locale: Locale): Places } {
  const kept = new Map<string, Places>();
  const list = (type: 'region' | 'language', codes: readonly string[]) => (locale: Locale) => {
    const key = `${type} ${locale}`;
    const places = kept.get(key) ?? new Prepared({ data: named(type, codes, locale) });
    kept.set(key, places);
    return places;
  };
  return { countries: list('region', countryCodes), languages: list('language', languageCodes) };
}

/** Named by the Unicode CLDR, and sorted as a reader of the language would. */
function named(type: 'region' | 'language', codes: readonly string[], locale: Locale): Place[] {
  const tag = languageTag(locale);
  const names = new Intl.DisplayNames(tag, { type, fallback: 'code' });
  const { compare } = new Intl.Collator(tag);
  return codes
    .map((code) => ({ iso_code_2: code, name: names.of(code) ?? code }))
    .toSorted((left, right) => compare(left.name, right.name));
}
