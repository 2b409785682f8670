import { ApiError } from '@marquee/contract/client.ts';
import { ConnectionError } from '../../lib/connection-error.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/**
 * An error message in the visitor's language. The server translates its own errors; other messages
 * (`Failed to fetch`, `Request failed (502)`) are technical English and never shown.
 */
export function useErrorMessage(): (error: unknown) => string {
  const t = useTranslations();
  return (error) => {
    if (error instanceof ApiError) return error.code ? error.message : t('errors.internal');
    if (isOffline()) return t('shell.offline.title');
    return t(error instanceof ConnectionError ? 'shell.offline.unreachable' : 'errors.internal');
  };
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
