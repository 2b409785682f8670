import type { PublicOrderDetails } from '@marquee/contract/generated/ordering.ts';
import { Info } from 'lucide-react';
import { isPartial } from '../../../product/orders/order-status.tsx';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type Tone, toneGround, toneText } from '../../../ui/feedback/tone.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useRefundText } from '../refund-text.ts';

/** What the status means for the customer, in one sentence; nothing while all goes well. */
export function OrderNotice({ order }: { order: PublicOrderDetails }) {
  const notice = useNotice(order);
  if (!notice) return null;
  return (
    <p
      role="status"
      className={classNames(
        'mb-5 flex gap-2.5 rounded-md px-3.5 py-3',
        toneGround[notice.tone],
        toneText[notice.tone],
      )}
    >
      <Info className="mt-px size-5 shrink-0" aria-hidden="true" />
      <span>{notice.text}</span>
    </p>
  );
}

function useNotice(order: PublicOrderDetails): { tone: Tone; text: string } | undefined {
  const numbers = useNumbers();
  const t = useTranslations('orders.notices');
  const done = useTranslations('orders.done');
  const refusals = useTranslations('errors.field');
  const refundText = useRefundText(order);
  const { between } = useAmountsTogether();
  const { status, due, refunded } = order;
  const amount = refundText(refunded);
  if (status === 'unpaid') {
    if (!order.service.is_available) return { tone: 'warning', text: refusals('service_unavailable') };
    const isReduced = due && due.amount !== due.before_discount;
    const offer = isReduced ? t('unpaidDiscount', { amount: between(due.before_discount, due.amount) }) : '';
    return { tone: 'warning', text: `${t('unpaid')} ${offer}`.trim() };
  }
  if (status === 'error') return { tone: 'danger', text: t('error') };
  if (isPartial(order)) {
    const [done, total] = [numbers.count(order.current_quantity), numbers.count(order.quantity)];
    return { tone: 'warning', text: t('partial', { done, total, amount }) };
  }
  if (status === 'canceled')
    return refunded === '0' ? undefined : { tone: 'info', text: t('canceled', { amount }) };
  if (status === 'completed') return undefined;
  if (order.cancel_requested_at !== null) return { tone: 'warning', text: t('cancelAsked') };
  if (status === 'in_moderation' && order.paid_at === null) return { tone: 'info', text: done('claimed') };
  if (status === 'in_moderation' || status === 'stopped') return { tone: 'info', text: t(status) };
  return order.cancel_refused_at === null ? undefined : { tone: 'warning', text: t('cancelRefused') };
}
