/** A dispute that was not won: what the bank took for it, and what the customer's account has returned of that. */
interface Claim {
  number: number;
  units: bigint;
  returned: bigint;
}

interface Claims {
  charged: bigint;
  /** In all, as the gateway reports it. */
  refunded: bigint;
  /** By refunds of all kinds. */
  returned: bigint;
  disputes: readonly Claim[];
}

export interface MissingReversals {
  refunds: bigint;
  disputes: { number: number; units: bigint }[];
  /** What left the gateway beyond the charge: refunded and disputed as well. */
  excess: bigint;
}

/**
 * What the account still has to return so that it has returned what the gateway took, and never more than was
 * charged. Reports come in any order, so this looks at all of them together.
 */
export function missingReversals({ charged, refunded, returned, disputes }: Claims): MissingReversals {
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  const claimed = larger(refunded, returned) + sum(disputes.map(({ units }) => units));
  let room = charged - returned - sum(disputes.map((dispute) => dispute.returned));
  const take = (units: bigint) => {
    const taken = units < room ? larger(units, 0n) : room;
    room -= taken;
    return taken;
  };
  const refunds = take(refunded - returned);
  const missing = disputes.map((dispute) => ({
    number: dispute.number,
    units: take(dispute.units - dispute.returned),
  }));
  return {
    refunds,
    disputes: missing.filter(({ units }) => units > 0n),
    excess: larger(claimed - charged, 0n),
  };
}

function larger(first: bigint, second: bigint): bigint {
  return first > second ? first : second;
}
