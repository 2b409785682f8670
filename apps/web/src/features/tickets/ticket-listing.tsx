import type { UseQueryResult } from '@tanstack/react-query';
import { NothingInList, PagedList } from '../../product/lists/paged-list.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type ListView, perPage, type TicketCard, type TicketList } from './api.ts';
import { TicketStatus } from './ticket-status.tsx';

interface TicketListingProps {
  list: UseQueryResult<TicketList>;
  view: ListView;
  onPage(page: number): void;
}

export function TicketListing({ list, view, onPage }: TicketListingProps) {
  const t = useTranslations('tickets');
  const rows = list.data?.data ?? [];
  const isNarrowed = view.status !== undefined || view.page > 1;
  return (
    <PagedList list={list} page={view.page} perPage={perPage} onPage={onPage} bare>
      {list.isPending && <Skeletons />}
      {rows.length > 0 && (
        <ul className="overflow-clip rounded-lg border border-line bg-surface">
          {rows.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
      {list.data && rows.length === 0 && (
        <NothingInList isNarrowed={isNarrowed} noneFit={{ title: t('noneHere') }} nothing={<NoTickets />} />
      )}
    </PagedList>
  );
}

function NoTickets() {
  const t = useTranslations('tickets');
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <LinkButton href="/tickets?new=1" variant="primary">
          {t('new')}
        </LinkButton>
      }
    />
  );
}

function Skeletons() {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface" aria-busy="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="border-line border-b p-4 last:border-0">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-2 h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}

function TicketRow({ ticket }: { ticket: TicketCard }) {
  const t = useTranslations('tickets');
  const { last_message: last, order_id: order } = ticket;
  return (
    <li className="border-line border-b last:border-0">
      <BareLink
        href={`/tickets/${ticket.id}`}
        className="flex flex-col gap-1 px-4 py-3.5 outline-offset-[-2px] transition-colors hover:bg-hover tablet:px-5"
      >
        <span className="flex items-baseline gap-3">
          <span
            dir="auto"
            className={classNames(
              'line-clamp-2 min-w-0 flex-1',
              ticket.is_unread ? 'font-semibold' : 'font-medium',
            )}
          >
            {ticket.subject}
          </span>
          <span className="shrink-0 text-ink-faint text-note">
            <Moment value={last.created_at} inLink />
          </span>
        </span>
        <span dir="auto" className="truncate text-ink-soft">
          {last.author === 'customer' ? t('youSaid', { text: last.text }) : last.text}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-ink-faint text-note">
          {ticket.is_unread && <Badge tone="primary">{t('unread')}</Badge>}
          <TicketStatus status={ticket.status} />
          <span className="tabular-nums">#{ticket.id}</span>
          {order !== null && <span>{t('order', { order: String(order) })}</span>}
          <span>{t('messages', { count: ticket.messages_count })}</span>
        </span>
      </BareLink>
    </li>
  );
}
