import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useRenderedAt } from '../../shell/preferences/rendered-at.tsx';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { RelativeDate } from '../../ui/text/date.tsx';
import type { TicketCard } from './api.ts';
import { TicketStatus } from './ticket-status.tsx';

export function TicketRow({ ticket }: { ticket: TicketCard }) {
  const t = useTranslations('tickets');
  const { locale } = useServices();
  const now = new Date(useRenderedAt());
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
            <RelativeDate value={new Date(last.created_at)} now={now} languageTag={languageTag(locale)} />
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
