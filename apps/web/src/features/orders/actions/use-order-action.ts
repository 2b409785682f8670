import type { OrderView } from '@marquee/contract/order-entities.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { useFailureWords } from '../../../shell/errors/use-failure-words.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { orderQuery, refreshOrders } from '../api.ts';

export type OrderDeed = 'pause' | 'activate' | 'cancel' | 'delete' | 'refill';

const calls = { pause: 'pauseOrder', activate: 'activateOrder', cancel: 'cancelOrder' } as const;

interface OrderAction {
  /** What is under way. */
  busy: OrderDeed | undefined;
  /** True when it was done; a refusal is told by a toast. */
  act(deed: OrderDeed): Promise<boolean>;
}

/** Asks first where it cannot be taken back, does it, tells it, and offers the way back where there is one. */
export function useOrderAction(order: OrderView): OrderAction {
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState<OrderDeed>();
  const params = { orderId: String(order.id) };

  async function isMeant(deed: OrderDeed): Promise<boolean> {
    if (deed !== 'cancel' && deed !== 'delete') return true;
    const kind = deed === 'delete' && order.status === 'unpaid' ? 'giveUp' : deed;
    return confirm({
      title: t(`confirm.${kind}Title`, { number: String(order.id) }),
      text: t(`confirm.${kind}Text`),
      agree: t(`actions.${kind}`),
      disagree: t('actions.keep'),
      danger: true,
    });
  }

  async function send(deed: OrderDeed): Promise<string> {
    if (deed === 'delete') {
      await services.call('deleteOrder', { params });
      return t('done.delete');
    }
    if (deed === 'refill') {
      await services.call('askRefill', { params });
      return t('done.refill');
    }
    const { data } = await services.call(calls[deed], { params });
    services.queryClient.setQueryData(orderQuery(services, params.orderId).queryKey, data);
    return t(deed === 'cancel' && data.status !== 'canceled' ? 'done.cancelAsked' : `done.${deed}`);
  }

  async function act(deed: OrderDeed): Promise<boolean> {
    if (busy || !(await isMeant(deed))) return false;
    setBusy(deed);
    let isDone = false;
    try {
      const title = await send(deed);
      isDone = true;
      const undo = { label: common('actions.undo'), onUndo: () => void act('activate') };
      toast({ title, tone: 'success', ...(deed === 'pause' ? { undo } : {}) });
      return true;
    } catch (error) {
      toast({ title: common('states.failed'), text: failureWords(error), tone: 'danger' });
      return false;
    } finally {
      setBusy(undefined);
      // Also after a refusal: the order is not what it seemed to be.
      if (!isDone || deed !== 'delete') await refreshOrders(services);
    }
  }
  return { busy, act };
}
