/** A payment, or a part of one, that goes back: the `turn`-th time that this one does. */
export interface Reversal {
  customerId: bigint;
  invoiceId: bigint;
  turn: number;
  by: 'gateway' | 'operator';
  reason?: string | undefined;
}

const parts = ['credit', 'guest', 'fee', 'bonus', 'coupon'] as const;
type ReversedPart = (typeof parts)[number];

export function reversalKey({ invoiceId, turn }: Pick<Reversal, 'invoiceId' | 'turn'>, part: ReversedPart) {
  return `chargeback:${part}:${invoiceId}:${turn}`;
}

export function reversalKeys(reversal: Pick<Reversal, 'invoiceId' | 'turn'>): string[] {
  return parts.map((part) => reversalKey(reversal, part));
}
