import type { Question } from '@marquee/contract/catalogue-entities.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { ServiceTypeRow } from '../stored/catalogue-rows.ts';

export function faqView(row: ServiceTypeRow, locale: Locale): Question[] {
  const translations = row.translations as Partial<Record<Locale, { faq?: Question[] }>>;
  const questions = translations[locale]?.faq ?? (row.faq as unknown as Question[]);
  // Prepared answers meet no serialiser: what else stands in the column must stay here.
  return questions.map(({ question, answer }) => ({ question, answer }));
}
