import type { OrderView } from '@marquee/contract/generated/ordering.ts';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { orderActionKeys } from '../../../product/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { orderQuery } from '../api.ts';

export type OrderAction = 'pause' | 'activate' | 'cancel' | 'delete' | 'refill';

const calls = { pause: 'pauseOrder', activate: 'activateOrder', cancel: 'cancelOrder' } as const;

interface OrderActions {
  isRunning(action: OrderAction): boolean;
  /** True on success; a refusal is shown as a toast. */
  act(action: OrderAction): Promise<boolean>;
}

/** Confirms what cannot be undone, does it, reports it, and offers undo if possible. */
export function useOrderAction(order: OrderView): OrderActions {
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const services = useServices();
  const { isBusy, isRunning, run } = useAction();
  const params = { orderId: String(order.id) };

  async function isConfirmed(action: OrderAction): Promise<boolean> {
    if (action !== 'cancel' && action !== 'delete') return true;
    const kind = action === 'delete' && order.status === 'unpaid' ? 'giveUp' : action;
    return confirm({
      title: t(`confirm.${kind}Title`, { number: String(order.id) }),
      text: t(`confirm.${kind}Text`),
      agree: t(`actions.${kind}`),
      disagree: t('actions.keep'),
      danger: true,
    });
  }

  async function send(action: OrderAction): Promise<string> {
    if (action === 'delete') {
      await services.call('deleteOrder', { params });
      return t('done.delete');
    }
    if (action === 'refill') {
      await services.call('askRefill', { params });
      return t('done.refill');
    }
    const { data } = await services.call(calls[action], { params });
    services.queryClient.setQueryData(orderQuery(services, params.orderId).queryKey, data);
    return t(action === 'cancel' && data.status !== 'canceled' ? 'done.cancelAsked' : `done.${action}`);
  }

  async function act(action: OrderAction): Promise<boolean> {
    if (isBusy || !(await isConfirmed(action))) return false;
    const undo = { label: common('actions.undo'), onUndo: () => void act('activate') };
    const isDone = await run(() => send(action), {
      name: action,
      done: (title) => ({ title, tone: 'success', ...(action === 'pause' ? { undo } : {}) }),
    });
    // Also after a refusal, because the shown order is outdated. A deleted one cannot be fetched again.
    if (!isDone || action !== 'delete') await refreshQueries(services, orderActionKeys);
    return isDone;
  }
  return { isRunning, act };
}
