import type { SubscriptionView } from '@marquee/contract/ordering/subscriptions.ts';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { subscriptionKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { Button } from '../../ui/actions/button.tsx';

export function CancelSubscription({ subscription: { id, name } }: { subscription: SubscriptionView }) {
  const t = useTranslations('subscriptions.cancel');
  const services = useServices();
  const { isBusy, run } = useAction();
  async function cancel() {
    const isMeant = await confirm({
      title: t('title', { name }),
      text: t('text'),
      agree: t('action'),
      disagree: t('keep'),
      danger: true,
    });
    if (!isMeant) return;
    await run(() => services.call('cancelSubscription', { params: { subscriptionId: id } }), {
      done: t('done'),
      refresh: [subscriptionKeys.all],
    });
  }
  return (
    <Button loading={isBusy} onClick={cancel}>
      {t('action')}
    </Button>
  );
}
