import { ApiError } from '@marquee/contract/client.ts';
import type { PaymentStepView } from '@marquee/contract/generated/money.ts';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useSendOnce } from '../../../lib/send-once.ts';
import { useServices } from '../../../lib/use-services.ts';
import { askManualPayment, showQrCode } from '../../../product/payments/payment-overlays.tsx';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** How an order is paid depends on who pays it: its account, or a guest behind the order's link. */
export interface PaymentCalls {
  /** Undefined if the balance has paid. */
  pay(way: WayToPay, terms: PaymentTerms, idempotencyKey: string): Promise<PaymentStepView | undefined>;
  claim(invoiceId: number, comment: string, proof?: File): Promise<void>;
  /** Whether `claim` sends a file along. */
  takesProof?: true;
  /** After a code was shown: where it can be seen again. Undefined if that is right here. */
  codePage: ((invoiceId: number) => string) | undefined;
  refresh: readonly QueryKey[];
}

export interface PaymentTerms {
  total: string;
  pay_minimum?: true;
}

interface Payment {
  calls: PaymentCalls;
  /** The amount shown; the server refuses to charge more. */
  amount: string;
  onDone(): void;
}

/** Pays an unpaid order with the panel's discount, and follows the next step. */
export function usePayment({ calls, amount, onDone }: Payment) {
  const t = useTranslations('orders.done');
  const labels = useTranslations('orders.pay');
  const services = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sendOnce = useSendOnce();

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
        allowsProof: calls.takesProof ?? false,
        instructions,
        onPaid: (userComment, proof) => calls.claim(step.invoice_id, userComment, proof),
      });
      if (answer === 'paid') toast({ title: t('claimed'), tone: 'success' });
    } else if (step?.qr_code) {
      showQrCode(step.qr_code);
      // The invoice page shows the code again and accepts "I have paid".
      if (calls.codePage) await navigate(calls.codePage(step.invoice_id));
    } else if (isDeciding) toast({ title: t('claimed'), tone: 'neutral' });
    else toast({ title: t('pay'), tone: 'success' });
    await refreshQueries(services, calls.refresh);
  }

  async function pay(way: WayToPay, paysMinimum: boolean): Promise<void> {
    setSending(true);
    setProblem(undefined);
    try {
      // One idempotency key per method until it is answered, so that a second press does not pay twice.
      const terms = { total: amount, ...(paysMinimum ? { pay_minimum: true as const } : {}) };
      const step = await sendOnce([way.key, terms], (key) => calls.pay(way, terms, key));
      await follow(step, way.flow === 'linked_card');
    } catch (error) {
      // A field's message is more precise than the general one.
      const refused = error instanceof ApiError ? Object.values(error.fields).flat() : [];
      setProblem(refused.length > 0 ? refused.join(' ') : errorMessage(error));
      // The order changed since it was shown: paid elsewhere, or more expensive now.
      if (error instanceof ApiError && error.status === 409) await refreshQueries(services, calls.refresh);
    } finally {
      setSending(false);
    }
  }
  return { pay, isSending, problem };
}
