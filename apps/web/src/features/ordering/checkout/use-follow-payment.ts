import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useNavigate } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { markJustPaid } from '../../../product/orders/just-paid.ts';
import { claimPayment } from '../../../product/payments/claim-payment.ts';
import { askManualPayment, showQrCode } from '../../../product/payments/payment-overlays.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { recordStep } from './record-step.ts';
import type { OrderRequest, SentOrders } from './send-orders.ts';

/** Takes the customer from the placed order to its payment. */
export function useFollowPayment(): (sent: SentOrders, request: OrderRequest) => Promise<void> {
  const t = useTranslations('ordering.placed');
  const checkout = useTranslations('ordering.checkout');
  const services = useServices();
  const navigate = useNavigate();
  const toast = useToast();

  return async ({ orderIds, payment, token }, { payment: { flow } }) => {
    const isGuest = token !== null;
    const [only, ...others] = orderIds;
    const ownPage = only !== undefined && others.length === 0 ? `/orders/${only}` : '/orders';
    // Loaded anew, so that the page's own headers keep its address from other sites.
    const leave = () =>
      token === null
        ? navigate(ownPage)
        : location.assign(localizedPath(`/order-status/${token}`, services.locale));
    if (payment === null || payment.status === 'paid') {
      markJustPaid(services, orderIds);
      toast({ title: t('done'), text: t('doneText', { count: orderIds.length }), tone: 'success' });
      return leave();
    }
    if (flow === 'linked_card') {
      // A bank may take a while to decide; only a refusal is final.
      const isOpen = payment.status === 'open';
      toast({ title: t(isOpen ? 'claimed' : 'cardRefused'), tone: isOpen ? 'neutral' : 'warning' });
      return leave();
    }
    recordStep(services, 'recordPaymentPage');
    if (payment.redirect_url) return location.assign(payment.redirect_url);
    // A guest's page says how to pay and takes the message “I’ve paid”.
    if (isGuest) return leave();
    if (payment.payment_message) {
      const { method_name, account_number, comment, instructions, is_user_comment } = payment.payment_message;
      const answer = await askManualPayment({
        amountName: checkout('total'),
        charge: payment.charge,
        expiresAt: payment.expires_at,
        methodName: method_name,
        accountNumber: account_number,
        invoiceId: comment,
        ...(payment.qr_code ? { qrCode: payment.qr_code } : {}),
        allowsComment: is_user_comment,
        allowsProof: true,
        instructions,
        onPaid: (note, proof) =>
          claimPayment(services, { invoiceId: payment.invoice_id, comment: note, proof }),
      });
      toast(
        answer === 'paid'
          ? { title: t('claimed'), tone: 'success' }
          : { title: t('unpaid'), tone: 'neutral' },
      );
      return leave();
    }
    if (payment.qr_code) showQrCode(payment.qr_code, payment.charge);
    toast({ title: t('unpaid'), tone: 'neutral' });
    // The invoice page shows the code again and accepts "I have paid".
    return navigate(`/invoices/${payment.invoice_id}`);
  };
}
