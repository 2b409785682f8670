import { ApiError } from '@marquee/contract/client.ts';
import { useTranslations } from 'use-intl';

/**
 * What to tell a person, in their language: the server translates its refusals. Whatever else went wrong speaks the
 * browser's language (`Failed to fetch`) or a number (`Request failed (502)`), so it is never shown.
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
