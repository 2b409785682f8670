import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { OrderStatus } from '../../../../product/orders/order-status.tsx';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../../shell/session/profile.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
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
          <TextLink href={`/admin/orders?customer_id=${customer.id}`}>
            {t('adminCustomers.card.allOrders')}
          </TextLink>
        )
      }
      rows={customer.recent_orders}
      rowKey={({ id }) => id}
    >
      {(order) => (
        <>
          <RowText note={order.link}>
            {isOpen ? (
              <TextLink href={`/admin/orders?open=${order.id}`}>#{order.id}</TextLink>
            ) : (
              `#${order.id}`
            )}{' '}
            <span className="text-ink-faint text-note">
              <Moment value={order.created_at} />
            </span>
          </RowText>
          <span className="shrink-0 text-end">
            <span className="block tabular-nums">{exact(order.cost)}</span>
            <span className="block text-note">
              <OrderStatus order={order} />
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
