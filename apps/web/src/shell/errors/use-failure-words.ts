import { ApiError } from '@marquee/contract/client.ts';
import { useTranslations } from 'use-intl';

/** What to tell a person. A lost line speaks the browser's language, and a gateway in between says a number. */
export function useFailureWords(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    if (!(error instanceof Error) || error instanceof TypeError) return t('internal');
    return error instanceof ApiError && !error.code ? t('internal') : error.message;
  };
}
