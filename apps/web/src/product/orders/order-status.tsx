import type { OrderView } from '@marquee/contract/ordering/order-entities.ts';
import type { OrderStatus as StatusName } from '@marquee/domain/orders/status.ts';
import { useTranslations } from 'use-intl';
import { Status } from '../../ui/feedback/status.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';

export const orderStatusTones: Record<StatusName, Tone> = {
  unpaid: 'warning',
  in_moderation: 'info',
  in_processing: 'primary',
  stopped: 'neutral',
  error: 'danger',
  completed: 'success',
  canceled: 'neutral',
};

type StatusFields = Pick<OrderView, 'status' | 'cancel_reason'>;

/** Partly delivered and the rest refunded: stored as canceled, shown as "Partial". */
export function isPartial({ status, cancel_reason }: StatusFields): boolean {
  return status === 'canceled' && cancel_reason === 'partial';
}

export function OrderStatus({ order }: { order: StatusFields }) {
  const t = useTranslations('orders.statuses');
  return (
    <Status
      tone={isPartial(order) ? 'warning' : orderStatusTones[order.status]}
      live={order.status === 'in_processing'}
    >
      {t(isPartial(order) ? 'partial' : order.status)}
    </Status>
  );
}
