import { ApiError } from '@marquee/contract/client.ts';
import type { PaymentStepView } from '@marquee/contract/money/invoices.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useSendOnce } from '../../../lib/send-once.ts';
import { useServices } from '../../../lib/use-services.ts';
import { askManualPayment, showQrCode } from '../../../product/payments/payment-overlays.tsx';

import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { orderActionKeys } from '../../../product/query-keys.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

interface Payment {
  orderId: string;
  /** The amount shown; the server refuses to charge more. */
  amount: string;
  onDone(): void;
}

/** Pays an unpaid order with the panel's discount, and follows the next step. */
export function usePayment({ orderId, amount, onDone }: Payment) {
  const t = useTranslations('orders.done');
  const labels = useTranslations('orders.pay');
  const services = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sendOnce = useSendOnce();

  async function send({ flow, id }: WayToPay, idempotencyKey: string): Promise<PaymentStepView | undefined> {
    const options = { idempotencyKey };
    const terms = { unpaid_discount: true, total: amount };
    const params = { orderId };
    if (flow === 'balance') {
      await services.call('payOrderByBalance', { params, body: terms }, options);
      return undefined;
    }
    const method = flow === 'linked_card' ? { recurring_payments_method_id: id } : { payment_method_id: id };
    const body = { ...method, ...terms };
    return (await services.call('payOrderByInvoice', { params, body }, options)).data;
  }

  async function follow(step: PaymentStepView | undefined, isCard: boolean): Promise<void> {
    if (step?.redirect_url) return location.assign(step.redirect_url);
    // A bank may take a while to decide; only a refusal is final.
    const isDeciding = isCard && step?.status === 'open';
    if (step && isCard && step.status !== 'paid' && !isDeciding) return setProblem(t('cardRefused'));
    onDone();
    if (step?.payment_message) {
      const { method_name, account_number, comment, instructions, is_user_comment } = step.payment_message;
      const answer = await askManualPayment({
        amountName: labels('total'),
        charge: step.charge,
        methodName: method_name,
        accountNumber: account_number,
        invoiceId: comment,
        ...(step.qr_code ? { qrCode: step.qr_code } : {}),
        allowsComment: is_user_comment,
        instructions,
        onPaid: async (userComment) => {
          const params = { invoiceId: String(step.invoice_id) };
          await services.call('markInvoicePaid', { params, body: { comment: userComment } });
        },
      });
      if (answer === 'paid') toast({ title: t('claimed'), tone: 'success' });
    } else if (step?.qr_code) {
      showQrCode(step.qr_code);
      // The invoice page shows the code again and accepts "I have paid".
      await navigate(`/invoices/${step.invoice_id}`);
    } else if (isDeciding) toast({ title: t('claimed'), tone: 'neutral' });
    else toast({ title: t('pay'), tone: 'success' });
    await refreshQueries(services, orderActionKeys);
  }

  async function pay(way: WayToPay): Promise<void> {
    setSending(true);
    setProblem(undefined);
    try {
      // One idempotency key per method until it is answered, so that a second press does not pay twice.
      const step = await sendOnce(way.key, (idempotencyKey) => send(way, idempotencyKey));
      await follow(step, way.flow === 'linked_card');
    } catch (error) {
      // A field's message is more precise than the general one.
      const refused = error instanceof ApiError ? Object.values(error.fields).flat() : [];
      setProblem(refused.length > 0 ? refused.join(' ') : errorMessage(error));
      // The order changed since it was shown: paid elsewhere, or more expensive now.
      if (error instanceof ApiError && error.status === 409) await refreshQueries(services, orderActionKeys);
    } finally {
      setSending(false);
    }
  }
  return { pay, isSending, problem };
}
