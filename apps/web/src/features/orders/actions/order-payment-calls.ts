import type { AppServices } from '../../../lib/app-services.ts';
import { claimPayment } from '../../../product/payments/claim-payment.ts';
import { orderActionKeys } from '../../../product/query-keys.ts';
import type { PaymentCalls } from './use-payment.ts';

/** Pays an order of one's own, with the panel's discount for unpaid orders. */
export function orderPaymentCalls(
  services: Pick<AppServices, 'call' | 'locale'>,
  orderId: string,
): PaymentCalls {
  const params = { orderId };
  return {
    pay: async ({ flow, id }, { pay_minimum, ...seen }, idempotencyKey) => {
      const terms = { unpaid_discount: true, ...seen };
      if (flow === 'balance') {
        await services.call('payOrderByBalance', { params, body: terms }, { idempotencyKey });
        return undefined;
      }
      const method =
        flow === 'linked_card' ? { recurring_payments_method_id: id } : { payment_method_id: id };
      const body = { ...method, ...terms, ...(pay_minimum ? { pay_minimum } : {}) };
      return (await services.call('payOrderByInvoice', { params, body }, { idempotencyKey })).data;
    },
    claim: (invoiceId, comment, proof) => claimPayment(services, { invoiceId, comment, proof }),
    takesProof: true,
    // The invoice page shows the code again and accepts “I’ve paid”.
    codePage: (invoiceId) => `/invoices/${invoiceId}`,
    refresh: orderActionKeys,
  };
}
