import type { StaffTicket } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { StaffNotes } from '../../../product/console/staff-notes.tsx';
import { useKeys } from '../../../product/console/use-keys.ts';
import { wholeNumber } from '../../../product/console/use-list-address.ts';
import { orNotFound } from '../../../shell/errors/or-not-found.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AttachmentList } from '../message-bubble.tsx';
import { MessageText } from '../message-text.tsx';
import { TicketStatus } from '../ticket-status.tsx';
import { AnswerForm, type AnswerHandle } from './answer-form.tsx';
import { agentsQuery, cannedRepliesQuery, escalationsQuery, staffTicketQuery } from './api.ts';
import { ParentQuestions } from './parent-questions.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { useTicketChanges } from './use-ticket-changes.ts';

export const load: PageModule['load'] = async (services, { params }) => {
  const { queryClient } = services;
  const id = wholeNumber(params.id ?? null);
  await Promise.all([
    id === undefined ? undefined : queryClient.prefetchQuery(escalationsQuery(services, id)),
    orNotFound(queryClient.ensureQueryData(staffTicketQuery(services, params.id ?? '')), 'page'),
    queryClient.ensureQueryData(agentsQuery(services)),
    queryClient.ensureQueryData(cannedRepliesQuery(services)),
  ]);
};

/** One ticket: the whole conversation, who it is about, and what can be done. */
export function Page() {
  const { id = '' } = useParams();
  const { data: ticket } = useQuery(staffTicketQuery(useServices(), id));
  return ticket ? <Ticket key={ticket.id} ticket={ticket} /> : null;
}

function Ticket({ ticket }: { ticket: StaffTicket }) {
  const t = useTranslations('adminSupport.tickets');
  const customer = useTranslations('admin.list');
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = useRef<AnswerHandle>(null);
  const changes = useTicketChanges(ticket);
  useKeys({
    m: () => void changes.assignToMe(),
    r: () => field.current?.focus(),
    c: () => void changes.closeOrReopen(),
  });
  return (
    <>
      <PageHeader
        title={
          <>
            <span className="text-ink-faint tabular-nums">#{ticket.id}</span>{' '}
            <span dir="auto">{ticket.subject}</span>
          </>
        }
        text={<TicketStatus status={ticket.status} />}
        actions={<TicketActions ticket={ticket} changes={changes} />}
      />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {ticket.merged_into !== null && (
            <p className="rounded-md bg-sunken px-4 py-3">
              <TextLink href={`/admin/tickets/${ticket.merged_into}`}>
                {t('mergedInto', { ticket: String(ticket.merged_into) })}
              </TextLink>
            </p>
          )}
          <Conversation ticket={ticket} />
          {ticket.merged_into === null && (
            <AnswerForm ticket={ticket} field={field} handle={answer} changes={changes} />
          )}
          <ParentQuestions ticketId={ticket.id} onReuse={(text) => answer.current?.insert(text)} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card>
            <h2 className="sr-only">{customer('customer')}</h2>
            <TicketFacts ticket={ticket} changes={changes} />
          </Card>
          <Card>
            <StaffNotes subject="ticket" id={ticket.id} />
          </Card>
        </div>
      </div>
    </>
  );
}

function Conversation({ ticket }: { ticket: StaffTicket }) {
  const t = useTranslations('tickets');
  return (
    <section aria-label={t('thread')} aria-live="polite">
      <ol className="flex flex-col gap-4">
        {ticket.messages.map((message) => {
          const isStaff = message.author === 'staff';
          return (
            <li
              key={message.id}
              className={classNames('flex max-w-[88%] flex-col gap-1', isStaff ? 'self-end' : 'self-start')}
            >
              <p className={classNames('px-1 text-ink-faint text-note', isStaff && 'text-end')}>
                <span className="font-medium text-ink-soft">{message.author_name}</span>
                {' · '}
                <Moment value={message.created_at} />
                {message.via === 'mail' && ` · ${t('byMail')}`}
              </p>
              <div
                className={classNames(
                  'rounded-lg px-4 py-3',
                  isStaff ? 'rounded-se-sm bg-primary-soft' : 'rounded-ss-sm border border-line bg-surface',
                )}
              >
                <MessageText text={message.text} />
                {message.attachments.length > 0 && (
                  <AttachmentList ticketId={ticket.id} attachments={message.attachments} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
