import type { DripFeedView } from '@marquee/contract/ordering/drip-feeds.ts';
import { useTranslations } from 'use-intl';
import { orderStatusTones } from '../../product/orders/order-status.tsx';
import { Status } from '../../ui/feedback/status.tsx';

export function FeedStatus({ status }: Pick<DripFeedView, 'status'>) {
  const t = useTranslations('orders.feeds.statuses');
  return (
    <Status tone={orderStatusTones[status]} live={status === 'in_processing'}>
      {t(status)}
    </Status>
  );
}
