import type { DripFeedDetails } from '@marquee/contract/drip-feeds.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useFailureWords } from '../../shell/errors/use-failure-words.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refreshFeeds } from './api.ts';

export function CancelFeed({ feed }: { feed: DripFeedDetails }) {
  const t = useTranslations('orders');
  const common = useTranslations('common.states');
  const services = useServices();
  const toast = useToast();
  const failureWords = useFailureWords();
  const amounts = useAmounts();
  const [isBusy, setBusy] = useState(false);
  async function cancel() {
    const isMeant = await confirm({
      title: t('feeds.cancelTitle', { number: String(feed.id) }),
      text: t('feeds.cancelText'),
      agree: t('feeds.cancel'),
      disagree: t('actions.keep'),
      danger: true,
    });
    if (!isMeant) return;
    setBusy(true);
    try {
      const { data } = await services.call('cancelDripFeed', { params: { dripFeedId: feed.id } });
      const words = { count: data.canceled, amount: amounts.balance(data.refunded) };
      toast({ title: t('feeds.canceled', words), tone: 'success' });
    } catch (error) {
      toast({ title: common('failed'), text: failureWords(error), tone: 'danger' });
    } finally {
      setBusy(false);
      await refreshFeeds(services);
    }
  }
  return (
    <Button variant="danger" loading={isBusy} onClick={cancel}>
      {t('feeds.cancel')}
    </Button>
  );
}
