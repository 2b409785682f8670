import type { PaymentStepView } from '@marquee/contract/generated/money.ts';
import { useNavigate } from 'react-router';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useServices } from '../../lib/use-services.ts';
import { claimPayment } from '../../product/payments/claim-payment.ts';
import { askManualPayment, showQrCode } from '../../product/payments/payment-overlays.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { paymentChangedKeys } from './api.ts';

/** Follows the payment step the server returned: to the gateway, a dialog, or the result. */
export function useFollowStep(): (step: PaymentStepView) => Promise<void> {
  const t = useTranslations('payments.addFunds');
  const services = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  return async (step) => {
    const invoiceId = String(step.invoice_id);
    if (step.redirect_url) return location.assign(step.redirect_url);
    if (step.payment_message) {
      const { method_name, account_number, instructions, is_user_comment } = step.payment_message;
      const answer = await askManualPayment({
        amountName: t('toPay'),
        charge: step.charge,
        expiresAt: step.expires_at,
        methodName: method_name,
        accountNumber: account_number,
        invoiceId: step.payment_message.comment,
        ...(step.qr_code ? { qrCode: step.qr_code } : {}),
        allowsComment: is_user_comment,
        allowsProof: true,
        instructions,
        onPaid: (comment, proof) => claimPayment(services, { invoiceId, comment, proof }),
      });
      await refreshQueries(services, paymentChangedKeys);
      if (answer === 'paid') toast({ title: t('claimed'), tone: 'success' });
      return navigate(`/invoices/${invoiceId}`);
    }
    if (step.qr_code) {
      showQrCode(step.qr_code);
      return navigate(`/invoices/${invoiceId}`);
    }
    await refreshQueries(services, paymentChangedKeys);
    return navigate(`/add-funds/success?invoice=${invoiceId}`);
  };
}
