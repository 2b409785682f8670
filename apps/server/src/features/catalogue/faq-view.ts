import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { ServiceTypeRow } from './catalogue.data.ts';

interface Question {
  question: string;
  answer: string;
}

export function faqView(row: ServiceTypeRow, locale: Locale): Question[] {
  const translations = row.translations as Partial<Record<Locale, { faq?: Question[] }>>;
  return translations[locale]?.faq ?? (row.faq as unknown as Question[]);
}
