import type { DripFeedView } from '@marquee/contract/drip-feeds.ts';
import { useTranslations } from 'use-intl';
import { Status } from '../../ui/status.tsx';

const tones = {
  unpaid: 'warning',
  in_moderation: 'info',
  in_processing: 'primary',
  completed: 'success',
  canceled: 'neutral',
} as const;

export function FeedStatus({ status }: Pick<DripFeedView, 'status'>) {
  const t = useTranslations('orders.feeds.statuses');
  return (
    <Status tone={tones[status]} live={status === 'in_processing'}>
      {t(status)}
    </Status>
  );
}
