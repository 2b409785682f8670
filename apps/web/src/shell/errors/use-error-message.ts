import { ApiError } from '@marquee/contract/client.ts';
import { useTranslations } from 'use-intl';

/**
 * An error message in the visitor's language. The server translates its own errors; other messages
 * (`Failed to fetch`, `Request failed (502)`) are technical English and never shown.
 */
export function useErrorMessage(): (error: unknown) => string {
  const t = useTranslations();
  return (error) => {
    if (error instanceof ApiError) return error.code ? error.message : t('errors.internal');
    return isOffline() ? t('shell.offline.title') : t('errors.internal');
  };
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
