import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { z } from 'zod';
import { GatewayFailure, type RefundOrder } from '../gateway.ts';
import type { BtcpayCall } from './btcpay-calls.ts';

const pullPayment = z.object({ name: z.string().nullish(), viewLink: z.url().max(2048) });
const paidWays = z.array(
  z.object({
    paymentMethodId: z.string().max(60).optional(),
    /** The name on older servers. */
    paymentMethod: z.string().max(60).optional(),
    totalPaid: z.union([z.string(), z.number()]).transform(String).optional(),
  }),
);

/**
 * A coin payment has no return address, so the payer claims the refund on a page of the BTCPay server. Its API
 * has no idempotency key, so each refund has a name and is looked up before it is created.
 */
export async function refundAtBtcpay(call: BtcpayCall, order: RefundOrder): Promise<{ claimUrl: string }> {
  const name = `Refund ${order.panelId}-${order.invoiceId}-${order.turn}`;
  const existing = await call('GET', '/pull-payments', z.array(pullPayment));
  const known = existing.find((one) => one.name === name);
  if (known) return { claimUrl: known.viewLink };
  const path = `/invoices/${encodeURIComponent(order.paymentRef)}`;
  const ways = await call('GET', `${path}/payment-methods`, paidWays);
  const way = ways.find(({ totalPaid }) => totalPaid !== undefined && !/^0*(\.0*)?$/.test(totalPaid));
  const id = way?.paymentMethodId ?? way?.paymentMethod;
  if (!id) throw new GatewayFailure('BTCPay does not say how the invoice was paid');
  const made = await call('POST', `${path}/refund`, pullPayment, {
    name,
    // Different server versions read different ones of these.
    payoutMethods: [id],
    payoutMethodId: id,
    paymentMethod: id,
    refundVariant: 'Custom',
    customAmount: formatDecimal(order.units, 8),
    customCurrency: order.currency,
  });
  return { claimUrl: made.viewLink };
}
