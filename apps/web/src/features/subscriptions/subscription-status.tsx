import type { SubscriptionView } from '@marquee/contract/subscriptions.ts';
import { useTranslations } from 'use-intl';
import { Status } from '../../ui/status.tsx';

const tones = { in_processing: 'primary', completed: 'success', canceled: 'neutral' } as const;

export function SubscriptionStatus({
  subscription: { status, waiting },
}: {
  subscription: Pick<SubscriptionView, 'status' | 'waiting'>;
}) {
  const t = useTranslations('subscriptions');
  if (waiting) return <Status tone="warning">{t('waiting')}</Status>;
  return (
    <Status tone={tones[status]} live={status === 'in_processing'}>
      {t(`statuses.${status}`)}
    </Status>
  );
}
