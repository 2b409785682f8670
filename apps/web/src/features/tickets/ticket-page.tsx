import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { orNotFound } from '../../shell/errors/or-not-found.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ticketQuery } from './api.ts';
import { ReplyForm } from './reply-form.tsx';
import { Thread } from './thread.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { useReading } from './use-reading.ts';

const lookAgainAfter = 20_000;

export const load: PageModule['load'] = async (services, { params }) => {
  const query = ticketQuery(services, params.id ?? '');
  await orNotFound(services.queryClient.ensureQueryData(query), 'page');
};

export const head: PageModule['head'] = ({ queryClient, ...services }, { params }) => ({
  title: queryClient.getQueryData(ticketQuery(services, params.id ?? '').queryKey)?.subject ?? '',
});

export function Page() {
  const { id = '' } = useParams();
  const t = useTranslations('tickets');
  const { data: ticket } = useQuery({
    ...ticketQuery(useServices(), id),
    refetchInterval: lookAgainAfter,
  });
  useReading(ticket);
  if (!ticket) return null;
  return (
    <div className="mx-auto max-w-200">
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('trail')}
            items={[{ label: t('title'), href: '/tickets' }, { label: `#${ticket.id}` }]}
          />
        }
        title={<span dir="auto">{ticket.subject}</span>}
        text={<TicketFacts ticket={ticket} />}
        actions={<TicketActions ticket={ticket} />}
      />
      <Thread ticket={ticket} />
      <ReplyForm key={ticket.id} ticket={ticket} />
    </div>
  );
}
