import type { SavedLink } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { savedLinksQuery } from './api.ts';

/** The signed-in customer's links, and what changes them. */
export function useSavedLinks() {
  const t = useTranslations('ordering.savedLinks');
  const services = useServices();
  const isSignedIn = useProfile() !== null;
  const query = savedLinksQuery(services);
  const { data: links } = useQuery({ ...query, enabled: isSignedIn });
  const { isBusy, run } = useAction();
  const change = (call: () => Promise<{ data: SavedLink[] }>, done: string) =>
    run(async () => services.queryClient.setQueryData(query.queryKey, (await call()).data), { done });
  return {
    isSignedIn,
    links: links ?? [],
    isBusy,
    save: (url: string, name = '') =>
      change(() => services.call('saveLink', { body: { url, name } }), t('saved')),
    remove: (url: string) => change(() => services.call('forgetLink', { body: { url } }), t('removed')),
  };
}
