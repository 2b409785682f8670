import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { type ListView, ticketsQuery } from './api.ts';
import { readListView, statuses } from './list-view.ts';
import { NewTicketDialog } from './new-ticket-dialog.tsx';
import { TicketListing } from './ticket-listing.tsx';

export const load: PageModule['load'] = async (services, { request }) => {
  const view = readListView(new URL(request.url).searchParams);
  await services.queryClient.ensureQueryData(ticketsQuery(services, view));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().tickets?.title ?? '',
});

export function Page() {
  const t = useTranslations('tickets');
  const services = useServices();
  const [query, setQuery] = useSearchParams();
  const view = readListView(query);
  const list = useQuery({ ...ticketsQuery(services, view), placeholderData: keepPreviousData });
  const show = (changes: Partial<ListView>) => {
    const { status, page } = { ...view, page: 1, ...changes };
    setQuery(
      { ...(status ? { status } : {}), ...(page > 1 ? { page: String(page) } : {}) },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <LinkButton
            href="/tickets?new=1"
            variant="primary"
            icon={<MessageSquarePlus className="size-4" aria-hidden="true" />}
          >
            {t('new')}
          </LinkButton>
        }
      />
      {(list.data?.recordsTotal ?? 0) > 0 && (
        <Segmented
          label={t('show')}
          value={view.status ?? 'all'}
          onValueChange={(value) => show({ status: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t('all') },
            ...statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
          className="mb-4 max-w-full overflow-x-auto [scrollbar-width:none]"
        />
      )}
      <TicketListing list={list} view={view} onPage={(page) => show({ page })} />
      <NewTicketDialog open={query.has('new')} orderId={query.get('order') ?? ''} onClose={() => show({})} />
    </>
  );
}
