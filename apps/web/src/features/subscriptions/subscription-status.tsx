import type { SubscriptionView } from '@marquee/contract/generated/ordering.ts';
import { orderStatusTones } from '../../product/orders/order-status.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export function SubscriptionStatus({
  subscription: { status, waiting },
}: {
  subscription: Pick<SubscriptionView, 'status' | 'waiting'>;
}) {
  const t = useTranslations('subscriptions');
  if (waiting)
    return <Status tone="warning">{t(waiting.reason === 'balance' ? 'waiting' : 'waitingCard')}</Status>;
  return (
    <Status tone={orderStatusTones[status]} live={status === 'in_processing'}>
      {t(`statuses.${status}`)}
    </Status>
  );
}
