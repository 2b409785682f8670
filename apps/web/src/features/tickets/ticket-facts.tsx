import type { Ticket } from '@marquee/contract/shell/tickets.ts';
import { useTranslations } from 'use-intl';
import { routeNames } from '../../shell/routing/route-names.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { TicketStatus } from './ticket-status.tsx';

export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('tickets');
  const { order_id: order } = ticket;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <TicketStatus status={ticket.status} />
      {order !== null &&
        (routeNames.has('orders') ? (
          <TextLink href={`/orders/${order}`}>{t('order', { order: String(order) })}</TextLink>
        ) : (
          <span>{t('order', { order: String(order) })}</span>
        ))}
    </span>
  );
}
