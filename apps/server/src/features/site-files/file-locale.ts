import { defaultLocale, isLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import type { FileRequest } from '../../platform/http/files/site-file.ts';

/** Pages name their language when they link a file: its address says all there is to know. */
export function fileLocale({ query }: FileRequest): Locale {
  return isLocale(query.locale) ? query.locale : defaultLocale;
}
