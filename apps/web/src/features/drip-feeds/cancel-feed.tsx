import type { DripFeedDetails } from '@marquee/contract/ordering/drip-feeds.ts';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { orderActionKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { Button } from '../../ui/actions/button.tsx';

export function CancelFeed({ feed }: { feed: DripFeedDetails }) {
  const t = useTranslations('orders');
  const services = useServices();
  const amounts = useAmounts();
  const { isBusy, run } = useAction();
  async function cancel() {
    const isMeant = await confirm({
      title: t('feeds.cancelTitle', { number: String(feed.id) }),
      text: t('feeds.cancelText'),
      agree: t('feeds.cancel'),
      disagree: t('actions.keep'),
      danger: true,
    });
    if (!isMeant) return;
    await run(() => services.call('cancelDripFeed', { params: { dripFeedId: feed.id } }), {
      done: ({ data: { canceled, refunded } }) => ({
        title: t('feeds.canceled', { count: canceled, amount: amounts.balance(refunded) }),
        tone: 'success',
      }),
      refresh: orderActionKeys,
    });
  }
  return (
    <Button variant="danger" loading={isBusy} onClick={cancel}>
      {t('feeds.cancel')}
    </Button>
  );
}
