import type { OrderView } from '@marquee/contract/generated/ordering.ts';
import type { OrderStatus as StatusName } from '@marquee/domain/orders/status.ts';
import { Status } from '../../ui/feedback/status.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export const orderStatusTones: Record<StatusName, Tone> = {
  unpaid: 'warning',
  in_moderation: 'info',
  in_processing: 'primary',
  stopped: 'neutral',
  error: 'danger',
  completed: 'success',
  canceled: 'neutral',
};

type StatusFields = Pick<OrderView, 'status' | 'cancel_reason' | 'current_quantity' | 'quantity'> &
  Partial<Pick<OrderView, 'is_scheduled'>>;

/** Ended with a part delivered and the rest refunded, whoever ended it: stored as canceled, shown as "Partial". */
export function isPartial({ status, cancel_reason, current_quantity, quantity }: StatusFields): boolean {
  const isPart = current_quantity > 0 && current_quantity < quantity;
  return status === 'canceled' && (cancel_reason === 'partial' || isPart);
}

export function orderStatusLabel(order: StatusFields): StatusName | 'partial' | 'scheduled' {
  if (isPartial(order)) return 'partial';
  return order.is_scheduled ? 'scheduled' : order.status;
}

function orderStatusTone(order: StatusFields): Tone {
  const label = orderStatusLabel(order);
  return label === 'partial' ? 'warning' : label === 'scheduled' ? 'info' : orderStatusTones[label];
}

export function OrderStatus({ order }: { order: StatusFields }) {
  const t = useTranslations('orders.statuses');
  return (
    <Status tone={orderStatusTone(order)} live={order.status === 'in_processing' && !order.is_scheduled}>
      {t(orderStatusLabel(order))}
    </Status>
  );
}
