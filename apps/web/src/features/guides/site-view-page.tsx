import type { MenuItem } from '@marquee/contract/menu-item.ts';
import { ArrowUpRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AppServices } from '../../lib/app-services.ts';
import { useServices } from '../../lib/use-services.ts';
import { notFound } from '../../shell/errors/not-found.ts';
import type { PageModule } from '../../shell/routing/page-route.ts';
import { shellOf, useShell } from '../../shell/shell-data.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Only addresses that the panel's own menu leads to: the page is no frame for whatever a link says. */
export const load: PageModule['load'] = async (services, { request }) => {
  const wanted = new URL(request.url).searchParams.get('url');
  if (!viewedItem(shellOf(services).settings.customMenuItems, wanted)) notFound();
};

export const head: PageModule['head'] = (services, { request }) => {
  const wanted = new URL(request.url).searchParams.get('url');
  const item = viewedItem(shellOf(services).settings.customMenuItems, wanted);
  return { title: item ? nameOf(item, services.locale) : '' };
};

export function Page() {
  const t = useTranslations('guides.siteView');
  const { locale } = useServices();
  const [query] = useSearchParams();
  const item = viewedItem(useShell().settings.customMenuItems, query.get('url'));
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

function viewedItem(items: readonly MenuItem[], url: string | null): MenuItem | undefined {
  return items.find(
    ({ shown, href, openInNewTab }) => shown && href !== null && !openInNewTab && href === url,
  );
}

function nameOf({ translations, text }: MenuItem, locale: AppServices['locale']): string {
  return translations[locale]?.text || text;
}
