export interface QuantityLimits {
  min: bigint;
  max: bigint;
  step: bigint;
}

/** The `max` that providers and operators use for "no limit". */
export const noLimit = 2_147_483_647n;

/** Quantities are 64-bit, but the API sends them as JSON numbers, where they must stay exact. */
const largestQuantity = BigInt(Number.MAX_SAFE_INTEGER);

export function describesNoLimit(max: bigint): boolean {
  return max === noLimit;
}

export function effectiveMax(max: bigint): bigint {
  return describesNoLimit(max) ? largestQuantity : max;
}

/** What the server accepts: a whole number above zero, as a number or as plain digits. */
export function parseQuantity(value: unknown): bigint | undefined {
  if (typeof value === 'string') {
    if (!/^[1-9][0-9]{0,15}$/.test(value)) return undefined;
    return atMostLargest(BigInt(value));
  }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && value > 0 ? BigInt(value) : undefined;
  }
  return undefined;
}

/** Both limits may always be ordered; between them only whole steps. */
export function isAllowedQuantity(quantity: bigint, limits: QuantityLimits): boolean {
  const max = effectiveMax(limits.max);
  if (quantity < limits.min || quantity > max) return false;
  return quantity % limits.step === 0n || quantity === limits.min || quantity === max;
}

function atMostLargest(quantity: bigint): bigint | undefined {
  return quantity <= largestQuantity ? quantity : undefined;
}
