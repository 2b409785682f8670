import type { AppServices } from '../../../lib/app-services.ts';
import { orderKeys } from '../../../product/query-keys.ts';
import type { PaymentCalls } from '../actions/use-payment.ts';

/** Pays a guest's checkout by its link. */
export function statusPaymentCalls({ call }: Pick<AppServices, 'call'>, token: string): PaymentCalls {
  const params = { token };
  return {
    pay: async ({ id }, terms, idempotencyKey) => {
      const body = { payment_method_id: id, ...terms };
      return (await call('payOrderStatus', { params, body }, { idempotencyKey })).data;
    },
    claim: async (invoice_id, comment) => {
      await call('claimOrderStatusPaid', { params, body: { invoice_id, comment } });
    },
    codePage: undefined,
    refresh: [orderKeys.status(token)],
  };
}
