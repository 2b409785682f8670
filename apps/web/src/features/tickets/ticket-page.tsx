import type { Ticket } from '@marquee/contract/generated/shell.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { redirect, useNavigate, useParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { ticketKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { orNotFound } from '../../shell/errors/or-not-found.ts';
import { useRefreshOnNotice } from '../../shell/notifications/use-refresh-on-notice.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { ticketQuery } from './api.ts';
import { MessageBubble } from './message-bubble.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TicketStatus } from './ticket-status.tsx';

const pollInterval = 20_000;

export const load: PageModule['load'] = async (services, { params }) => {
  const query = ticketQuery(services, params.id ?? '');
  const { merged_into } = await orNotFound(services.queryClient.ensureQueryData(query), 'page');
  // What was said stands there now.
  if (merged_into !== null) throw redirect(`/tickets/${merged_into}`);
};

export const head: PageModule['head'] = ({ queryClient, ...services }, { params }) => ({
  title: queryClient.getQueryData(ticketQuery(services, params.id ?? '').queryKey)?.subject ?? '',
});

export function Page() {
  const { id = '' } = useParams();
  const t = useTranslations('tickets');
  const { data: ticket } = useQuery({
    ...ticketQuery(useServices(), id),
    refetchInterval: pollInterval,
  });
  useMarkAsRead(ticket);
  useRefreshOnNotice(ticketKeys.one(id));
  useFollowMerge(ticket);
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

function Thread({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('tickets');
  return (
    <section aria-label={t('thread')} aria-live="polite">
      <ol className="flex flex-col gap-4">
        {ticket.messages.map((message) => (
          <MessageBubble key={message.id} ticketId={ticket.id} message={message} />
        ))}
      </ol>
    </section>
  );
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('tickets');
  const { order_id: order } = ticket;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="inline-flex flex-wrap gap-x-1.5">
        <TicketStatus status={ticket.status} />
        {ticket.closed_at && (
          <span>
            · <Moment value={ticket.closed_at} />
          </span>
        )}
      </span>
      <span>{t.rich('opened', { time: () => <Moment value={ticket.created_at} /> })}</span>
      {order !== null && (
        <TextLink href={`/orders/${order}`}>{t('order', { order: String(order) })}</TextLink>
      )}
    </span>
  );
}

/** Merged while it is open on screen. */
function useFollowMerge(ticket: Ticket | undefined): void {
  const navigate = useNavigate();
  const target = ticket?.merged_into ?? undefined;
  useEffect(() => {
    if (target !== undefined) void navigate(`/tickets/${target}`, { replace: true });
  }, [target, navigate]);
}

/** An open ticket counts as read while its tab is visible. */
function useMarkAsRead(ticket: Ticket | undefined): void {
  const services = useServices();
  const unread = ticket?.is_unread ? ticket.id : undefined;
  useEffect(() => {
    if (unread === undefined) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      services
        .call('readTicket', { params: { id: unread } })
        .then(() => services.queryClient.invalidateQueries({ queryKey: ticketKeys.all }))
        // It stays unread; the next visit tries again.
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [services, unread]);
}

function TicketActions({ ticket }: { ticket: Ticket }) {
  const t = useTranslations();
  const services = useServices();
  const { isBusy, run } = useAction();
  const isClosed = ticket.status === 'closed';
  const act = () =>
    run(
      async () => {
        const call = isClosed ? 'reopenTicket' : 'closeTicket';
        const { data } = await services.call(call, { params: { id: ticket.id } });
        services.queryClient.setQueryData(ticketQuery(services, String(ticket.id)).queryKey, data);
      },
      { refresh: [ticketKeys.all] },
    );
  return (
    <Button loading={isBusy} onClick={act}>
      {isClosed ? t('tickets.reopen') : t('tickets.close')}
    </Button>
  );
}
