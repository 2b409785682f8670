import type { CustomerCard } from '@marquee/contract/console/customers.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { useTranslations } from 'use-intl';
import { orderStatusTones } from '../../../../product/orders/order-status.tsx';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../../shell/session/profile.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Status } from '../../../../ui/feedback/status.tsx';
import { RowList, RowText } from './row-list.tsx';

interface SectionProps {
  customer: CustomerCard;
}

export function OrdersCard({ customer }: SectionProps) {
  const t = useTranslations();
  const { exact } = useAmounts();
  const isOpen = (useProfile()?.permissions ?? []).includes('orders.view');
  return (
    <RowList
      title={t('adminCustomers.card.orders')}
      action={
        isOpen && (
          <TextLink href={`/admin/orders?customer=${customer.id}`}>
            {t('adminCustomers.card.allOrders')}
          </TextLink>
        )
      }
      rows={customer.recent_orders}
      rowKey={({ id }) => id}
    >
      {({ id, link, status, charged, created_at }) => (
        <>
          <RowText note={link}>
            {isOpen ? <TextLink href={`/admin/orders?open=${id}`}>#{id}</TextLink> : `#${id}`}{' '}
            <span className="text-ink-faint text-note">
              <Moment value={created_at} />
            </span>
          </RowText>
          <span className="shrink-0 text-right">
            <span className="block tabular-nums">{exact(charged)}</span>
            <span className="block text-note">
              <Status tone={orderStatusTones[status as OrderStatus]}>
                {t(`orders.statuses.${status as OrderStatus}`)}
              </Status>
            </span>
          </span>
        </>
      )}
    </RowList>
  );
}

export function TicketsCard({ customer }: SectionProps) {
  const t = useTranslations();
  const isOpen = (useProfile()?.permissions ?? []).includes('tickets.manage');
  return (
    <RowList title={t('adminCustomers.card.tickets')} rows={customer.tickets} rowKey={({ id }) => id}>
      {({ id, subject, status, last_message_at }) => (
        <>
          <RowText note={<Moment value={last_message_at} />}>
            {isOpen ? <TextLink href={`/admin/tickets?open=${id}`}>{subject}</TextLink> : subject}
          </RowText>
          <span className="shrink-0 text-note">{t(`tickets.status.${status as 'open'}`)}</span>
        </>
      )}
    </RowList>
  );
}

export function CouponsCard({ customer }: SectionProps) {
  const t = useTranslations('adminCustomers.card');
  const { exact } = useAmounts();
  return (
    <RowList title={t('coupons')} rows={customer.coupons} rowKey={({ id }) => id}>
      {({ code, amount, bonus, created_at, is_released }) => (
        <>
          <RowText note={<Moment value={created_at} />}>{code}</RowText>
          <span className="flex shrink-0 items-center gap-2 tabular-nums">
            {is_released && <Badge>{t('returned')}</Badge>}
            {exact(bonus === '0' ? amount : bonus)}
          </span>
        </>
      )}
    </RowList>
  );
}
