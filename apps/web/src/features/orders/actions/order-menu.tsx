import type { OrderView } from '@marquee/contract/generated/ordering.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { orderActionKeys } from '../../../product/query-keys.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { canReorder, reorderHref } from './reorder-href.ts';
import { useOrderAction } from './use-order-action.ts';

/** The main action beside the row, all others in a menu. */
export function OrderMenu({ order }: { order: OrderView }) {
  const t = useTranslations('orders.actions');
  const services = useServices();
  const { isRunning, act } = useOrderAction(order);
  const [isPaying, setPaying] = useState(false);
  const { actions, status } = order;
  const remove = async () => {
    if (await act('delete')) await refreshQueries(services, orderActionKeys);
  };
  const entry = (shown: boolean, label: string, onSelect: () => void, danger = false) =>
    shown ? [{ kind: 'action' as const, label, onSelect, danger }] : [];
  const entries = [
    { kind: 'link' as const, label: t('open'), href: `/orders/${order.id}` },
    ...entry(actions.refillable, t('refill'), () => void act('refill')),
    ...entry(actions.pausable, t('pause'), () => void act('pause')),
    ...(canReorder(order) ? [{ kind: 'link' as const, label: t('reorder'), href: reorderHref(order) }] : []),
    { kind: 'link' as const, label: t('support'), href: `/tickets?new=1&order=${order.id}` },
    ...entry(actions.cancelable, t('cancel'), () => void act('cancel'), true),
    ...entry(actions.deletable, t(status === 'unpaid' ? 'giveUp' : 'delete'), () => void remove(), true),
  ];
  return (
    <span className="flex items-center justify-end gap-1 max-tablet:justify-between">
      {actions.payable && (
        <Button size="small" variant="primary" onClick={() => setPaying(true)}>
          {t('pay')}
        </Button>
      )}
      {actions.activable && (
        <Button size="small" loading={isRunning('activate')} onClick={() => act('activate')}>
          {t(status === 'error' ? 'retry' : 'activate')}
        </Button>
      )}
      {!actions.payable && !actions.activable && (
        <LinkButton size="small" href={`/orders/${order.id}`} className="tablet:hidden">
          {t('open')}
        </LinkButton>
      )}
      <Menu
        label={t('more', { number: String(order.id) })}
        entries={entries}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            icon={<Ellipsis className="size-4" />}
            label={t('more', { number: String(order.id) })}
          />
        )}
      />
      {actions.payable && (
        <PayDialog orderId={String(order.id)} open={isPaying} onClose={() => setPaying(false)} />
      )}
    </span>
  );
}
