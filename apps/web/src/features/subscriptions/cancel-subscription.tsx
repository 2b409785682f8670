import type { SubscriptionView } from '@marquee/contract/subscriptions.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useFailureWords } from '../../shell/errors/use-failure-words.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refreshSubscriptions } from './api.ts';

export function CancelSubscription({ subscription: { id, name } }: { subscription: SubscriptionView }) {
  const t = useTranslations('subscriptions.cancel');
  const failed = useTranslations('common.states');
  const services = useServices();
  const toast = useToast();
  const failureWords = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  async function cancel() {
    const isMeant = await confirm({
      title: t('title', { name }),
      text: t('text'),
      agree: t('action'),
      disagree: t('keep'),
      danger: true,
    });
    if (!isMeant) return;
    setBusy(true);
    try {
      await services.call('cancelSubscription', { params: { subscriptionId: id } });
      toast({ title: t('done'), tone: 'success' });
    } catch (error) {
      toast({ title: failed('failed'), text: failureWords(error), tone: 'danger' });
    } finally {
      setBusy(false);
      await refreshSubscriptions(services);
    }
  }
  return (
    <Button loading={isBusy} onClick={cancel}>
      {t('action')}
    </Button>
  );
}
