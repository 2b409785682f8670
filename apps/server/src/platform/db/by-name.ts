import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { type RawBuilder, sql } from 'kysely';

/** A column in the alphabetical order of a language. Every PostgreSQL with ICU, which all packages have, knows these orders. */
export function byName(column: string, locale: Locale): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate ${sql.id(collationOf(locale))}`;
}

function collationOf(locale: Locale): string {
  return `${new Intl.Locale(languageTag(locale)).language}-x-icu`;
}
