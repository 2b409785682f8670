import type { PageSeo, Settings } from '@marquee/contract/generated/shell.ts';
import type { Area } from '@marquee/i18n/phrases.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AppServices } from '../lib/app-services.ts';
import { shellKey } from './query-keys.ts';
import { settingsInLanguage } from './settings-in-language.ts';

export interface Shell {
  settings: Settings;
  pages: PageSeo[];
}

/** Phrases that every page needs. */
export const basePhrases: readonly Area[] = ['common', 'shell', 'navigation', 'errors'];

const shellQuery = ({ call, locale }: Pick<AppServices, 'call' | 'locale'>) =>
  queryOptions({
    queryKey: shellKey,
    staleTime: 10 * 60_000,
    queryFn: async (): Promise<Shell> => {
      const [settings, pages] = await Promise.all([call('getSettings'), call('listPages')]);
      return { settings: settingsInLanguage(settings.data, locale), pages: pages.data };
    },
  });

export function loadShell(services: AppServices): Promise<Shell> {
  return services.queryClient.ensureQueryData(shellQuery(services));
}

/** No component subscribes to it, so it must not be garbage-collected as unused. */
export function keepShell(queryClient: QueryClient): void {
  queryClient.setQueryDefaults(shellKey, { gcTime: Number.POSITIVE_INFINITY });
}

/** Fetches settings the operator has changed; shown with the next render. */
export function refreshShell(services: AppServices): Promise<Shell> {
  return services.queryClient.fetchQuery({ ...shellQuery(services), staleTime: 0 });
}

/** Loaded before the first render, on the server and in the browser alike. */
export function useShell(): Shell {
  return shellOf({ queryClient: useQueryClient() });
}

export function shellOf({ queryClient }: Pick<AppServices, 'queryClient'>): Shell {
  const shell = queryClient.getQueryData<Shell>(shellKey);
  if (!shell) throw new Error('The shell was not loaded');
  return shell;
}
