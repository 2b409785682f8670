import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { askManualPayment, showQrCode } from '../../../product/payments/payment-overlays.tsx';

import { routeNames } from '../../../shell/routing/route-names.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { recordStep } from './record-step.ts';
import type { OrderRequest, SentOrders } from './send-orders.ts';

/** Takes the customer from the placed order to its payment. */
export function useFollowPayment(): (sent: SentOrders, request: OrderRequest) => Promise<void> {
  const t = useTranslations('ordering.placed');
  const checkout = useTranslations('ordering.checkout');
  const services = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const leave = (isGuest: boolean) =>
    navigate(isGuest ? '/orders/create?placed=waiting' : routeNames.has('orders') ? '/orders' : '/');

  return async ({ orders, payment }, { payment: { flow }, email }) => {
    const isGuest = email !== undefined;
    if (payment === null || payment.status === 'paid') {
      toast({ title: t('done'), text: t('doneText', { count: orders }), tone: 'success' });
      return leave(isGuest);
    }
    if (flow === 'linked_card') {
      // A bank may take a while to decide; only a refusal is final.
      const isOpen = payment.status === 'open';
      toast({ title: t(isOpen ? 'claimed' : 'cardRefused'), tone: isOpen ? 'neutral' : 'warning' });
      return leave(isGuest);
    }
    recordStep(services, 'recordPaymentPage');
    if (payment.redirect_url) return location.assign(payment.redirect_url);
    if (payment.payment_message) {
      const { method_name, account_number, comment, instructions, is_user_comment } = payment.payment_message;
      const answer = await askManualPayment({
        amountName: checkout('total'),
        charge: payment.charge,
        methodName: method_name,
        accountNumber: account_number,
        invoiceId: comment,
        ...(payment.qr_code ? { qrCode: payment.qr_code } : {}),
        allowsComment: is_user_comment && !isGuest,
        instructions,
        // Only accounts can report a transfer as paid; a guest's transfer is found by its reference.
        onPaid: async (note) => {
          if (isGuest) return;
          const params = { invoiceId: String(payment.invoice_id) };
          await services.call('markInvoicePaid', { params, body: { comment: note } });
        },
      });
      toast(
        answer === 'paid'
          ? { title: t('claimed'), tone: 'success' }
          : { title: t('unpaid'), tone: 'neutral' },
      );
      return leave(isGuest);
    }
    if (payment.qr_code) showQrCode(payment.qr_code, payment.charge);
    toast({ title: t('unpaid'), tone: 'neutral' });
    // The invoice page shows the code again and accepts "I have paid".
    return isGuest ? leave(isGuest) : navigate(`/invoices/${payment.invoice_id}`);
  };
}
