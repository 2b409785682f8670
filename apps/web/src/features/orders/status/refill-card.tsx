import type { PublicOrderDetails, RefillRequestView } from '@marquee/contract/generated/ordering.ts';
import { useServices } from '../../../lib/use-services.ts';
import { orderKeys } from '../../../product/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { RefillList } from '../detail/refills-card.tsx';

interface RefillCardProps {
  token: string;
  order: PublicOrderDetails;
  refills: readonly RefillRequestView[];
  isFrozen: boolean;
}

export function RefillCard({ token, order, refills, isFrozen }: RefillCardProps) {
  const t = useTranslations('orders');
  const services = useServices();
  const { isBusy, run } = useAction();
  const params = { token, orderId: String(order.id) };
  const ask = () =>
    run(() => services.call('refillOrderStatus', { params }), {
      done: t('done.refill'),
      refresh: [orderKeys.status(token)],
    });
  const button = (
    <Button size="small" loading={isBusy} onClick={ask}>
      {t('actions.refill')}
    </Button>
  );
  return (
    <RefillList
      order={order}
      refills={refills}
      action={order.actions.refillable && !isFrozen ? button : undefined}
    />
  );
}
