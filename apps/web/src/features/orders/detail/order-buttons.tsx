import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { LifeBuoy, Pause, Play, RefreshCw, Repeat, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { orderActionKeys } from '../../../product/query-keys.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { PayDialog } from '../actions/pay-dialog.tsx';
import { canReorder, reorderHref } from '../actions/reorder-href.ts';
import { type OrderAction, useOrderAction } from '../actions/use-order-action.ts';

/** Everything the server allows right now; the first action is the primary one. */
export function OrderButtons({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders.actions');
  const services = useServices();
  const navigate = useNavigate();
  const { isRunning, act } = useOrderAction(order);
  const [isPaying, setPaying] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useKeptFocus(group);
  const { actions, status } = order;
  const button = (name: OrderAction, label: string, icon: React.ReactNode, primary = false) => (
    <Button
      variant={primary ? 'primary' : undefined}
      icon={icon}
      loading={isRunning(name)}
      onClick={() => act(name)}
    >
      {label}
    </Button>
  );
  const remove = async () => {
    if (!(await act('delete'))) return;
    await navigate('/orders');
    await refreshQueries(services, orderActionKeys);
  };
  return (
    <div ref={group} className="contents">
      <LinkButton
        variant="quiet"
        href={`/tickets?new=1&order=${order.id}`}
        icon={<LifeBuoy className="size-4" aria-hidden="true" />}
      >
        {t('support')}
      </LinkButton>
      {actions.deletable && (
        <Button icon={<Trash2 className="size-4" />} loading={isRunning('delete')} onClick={remove}>
          {t(status === 'unpaid' ? 'giveUp' : 'delete')}
        </Button>
      )}
      {actions.cancelable && button('cancel', t('cancel'), <X className="size-4" />)}
      {actions.refillable && button('refill', t('refill'), <RefreshCw className="size-4" />)}
      {/* One place for both buttons, so that focus stays on the one pressed. */}
      {actions.pausable
        ? button('pause', t('pause'), <Pause className="size-4" />)
        : actions.activable &&
          button('activate', t(status === 'error' ? 'retry' : 'activate'), <Play className="size-4" />, true)}
      {canReorder(order) && (
        <LinkButton
          variant="primary"
          href={reorderHref(order)}
          icon={<Repeat className="size-4" aria-hidden="true" />}
        >
          {t('reorder')}
        </LinkButton>
      )}
      {actions.payable && (
        <Button variant="primary" onClick={() => setPaying(true)}>
          {t('pay')}
        </Button>
      )}
      <PayDialog orderId={String(order.id)} open={isPaying} onClose={() => setPaying(false)} />
    </div>
  );
}
