import type { Incoming } from '../../platform/http/calls/incoming.ts';

const tries = { points: 60, seconds: 60 };

/** Every answer about a code tells whether it is one, so nobody may ask about many, by whichever call. */
export async function countCouponTry(
  incoming: Pick<Incoming, 'address' | 'consume'>,
  typed: string | null | undefined,
): Promise<void> {
  if (typed?.trim()) await incoming.consume('coupon-try', incoming.address, tries);
}
