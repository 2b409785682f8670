import type { OrderView } from '@marquee/contract/ordering/order-entities.ts';
import { formatCount } from '@marquee/domain/format/number.ts';
import { useTranslations } from 'use-intl';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';

/** The delivered share; nothing for unpaid orders. */
export function OrderProgress({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  if (order.status === 'unpaid') return <span className="text-ink-faint">{formatCount(order.quantity)}</span>;
  return (
    <ProgressBar
      label={t('delivery.title')}
      hideLabel
      value={order.percent_of_current_fill}
      tone={order.status === 'completed' ? 'success' : order.status === 'canceled' ? 'neutral' : 'primary'}
      text={t('progress', { done: formatCount(order.current_quantity), total: formatCount(order.quantity) })}
    />
  );
}
