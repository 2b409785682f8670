import type { MenuItem } from '@marquee/contract/generated/shell.ts';
import { ArrowUpRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { AppServices } from '../../lib/app-services.ts';
import { useServices } from '../../lib/use-services.ts';
import { notFound } from '../../shell/errors/error-cards.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { profileQuery, useProfile } from '../../shell/session/profile.ts';
import { shellOf, useShell } from '../../shell/shell-data.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Shows only addresses from the panel's own menu, so that a link cannot frame any other site. */
export const load: PageModule['load'] = async (services, { request }) => {
  if (!requestedItem(services, request)) notFound();
};

export const head: PageModule['head'] = (services, { request }) => {
  const item = requestedItem(services, request);
  return { title: item ? nameOf(item, services.locale) : '' };
};

export function Page() {
  const t = useTranslations('guides.siteView');
  const { locale } = useServices();
  const [query] = useSearchParams();
  const { customMenuItems } = useShell().settings;
  const item = viewedItem(customMenuItems, query.get('url'), useProfile() !== null);
  if (!item?.href) return null;
  return (
    <>
      <PageHeader
        title={nameOf(item, locale)}
        text={t('hint', { host: new URL(item.href).host })}
        actions={
          <LinkButton
            href={item.href}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
            trailingIcon={<ArrowUpRight className="size-4" aria-hidden="true" />}
          >
            {t('open')}
          </LinkButton>
        }
      />
      <iframe
        src={item.href}
        title={nameOf(item, locale)}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        className="h-[75dvh] w-full rounded-md border border-line bg-white"
      />
    </>
  );
}

/** When a page loads, the visitor is already known. */
function requestedItem(services: AppServices, request: Request): MenuItem | undefined {
  const url = new URL(request.url).searchParams.get('url');
  const isSignedIn = Boolean(services.queryClient.getQueryData(profileQuery(services).queryKey));
  return viewedItem(shellOf(services).settings.customMenuItems, url, isSignedIn);
}

/** Hidden from visitors who do not see it in the menu either. */
function viewedItem(
  items: readonly MenuItem[],
  url: string | null,
  isSignedIn: boolean,
): MenuItem | undefined {
  return items.find(
    ({ shown, href, openInNewTab, showInInternal, showInPublic }) =>
      shown && !openInNewTab && href === url && url !== null && (isSignedIn ? showInInternal : showInPublic),
  );
}

function nameOf({ translations, text }: MenuItem, locale: AppServices['locale']): string {
  return translations[locale]?.text || text;
}
