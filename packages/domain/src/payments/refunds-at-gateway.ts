import type { PaymentCapabilities } from './payment-capabilities.ts';

/** Whether the gateway can refund this much of a charge; otherwise an operator sends the money back. */
export function refundsAtGateway(
  { refund }: Pick<PaymentCapabilities, 'refund'>,
  { units, charged }: { units: bigint; charged: bigint },
): boolean {
  return refund === 'part' || (refund === 'whole' && units === charged);
}
