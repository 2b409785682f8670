import type { DripFeedView } from '@marquee/contract/generated/ordering.ts';
import { orderStatusTones } from '../../product/orders/order-status.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

type FeedState = Pick<DripFeedView, 'status' | 'current_quantity' | 'total_quantity'>;

/** Ended with a part of it delivered. */
export function isPartialFeed({ status, current_quantity, total_quantity }: FeedState): boolean {
  const isEnded = status === 'completed' || status === 'canceled';
  return isEnded && current_quantity > 0 && current_quantity < total_quantity;
}

export function FeedStatus({ feed }: { feed: FeedState }) {
  const t = useTranslations('orders');
  const { status } = feed;
  if (isPartialFeed(feed)) return <Status tone="warning">{t('statuses.partial')}</Status>;
  return (
    <Status tone={orderStatusTones[status]} live={status === 'in_processing'}>
      {t(`feeds.statuses.${status}`)}
    </Status>
  );
}
