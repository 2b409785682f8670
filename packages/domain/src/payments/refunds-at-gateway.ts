import type { PaymentCapabilities } from './payment-capabilities.ts';

/** Whether a gateway may be asked to give this much of a charge back; otherwise a person moves the money. */
export function refundsAtGateway(
  { refund }: Pick<PaymentCapabilities, 'refund'>,
  { units, charged }: { units: bigint; charged: bigint },
): boolean {
  return refund === 'part' || (refund === 'whole' && units === charged);
}
