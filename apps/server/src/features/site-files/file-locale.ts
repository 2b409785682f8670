import { defaultLocale, isLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import type { FileRequest } from '../../platform/http/files/site-file.ts';

/** Pages name their language when they link to a file, so that each address has one content and can be cached. */
export function fileLocale({ query }: FileRequest): Locale {
  return isLocale(query.locale) ? query.locale : defaultLocale;
}
