import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useShell } from '../../shell/shell-data.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type MailedLink, notificationFlagsQuery } from './api.ts';
import { MailChoices } from './mail-choices.tsx';

const linkOf = (userId: string | undefined, query: URLSearchParams): MailedLink => ({
  userId: userId ?? '',
  signature: query.get('signature') ?? '',
});

export const load: PageModule['load'] = async (services, { params, request }) => {
  const link = linkOf(params.userId, new URL(request.url).searchParams);
  if (link.userId) await services.queryClient.ensureQueryData(notificationFlagsQuery(services, link));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().notifications?.title ?? '',
});

/** Opening the page changes nothing, because mail programs open links before people do. */
export function Page() {
  const t = useTranslations('notifications');
  const services = useServices();
  const { settings } = useShell();
  const { userId } = useParams();
  const [query] = useSearchParams();
  const link = linkOf(userId, query);
  const { data: flags } = useQuery({
    ...notificationFlagsQuery(services, link),
    enabled: link.userId !== '',
  });
  if (!flags) {
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState
          illustration="search"
          title={t('broken.title')}
          text={t('broken.text')}
          action={
            <LinkButton href="/login" variant="primary">
              {t('broken.action')}
            </LinkButton>
          }
        />
      </>
    );
  }
  return (
    <div className="mx-auto max-w-140">
      <PageHeader title={t('title')} text={t('lead', { panel: settings.panelName })} />
      <MailChoices link={link} flags={flags} />
    </div>
  );
}
