const mostSteps = 4n;

/** The smallest distance: one cent of an amount. */
const smallestStep = 1_000_000n;

/** Marks of an axis from zero up to the highest value or just above it, 1, 2 or 5 times a power of ten apart. */
export function axisTicks(highest: bigint): bigint[] {
  let power = smallestStep;
  let step = power;
  for (let place = 0; step * mostSteps < highest; place += 1) {
    const factor = [2n, 5n, 10n][place % 3] ?? 10n;
    step = power * factor;
    if (factor === 10n) power = step;
  }
  const count = highest <= step ? 1n : (highest + step - 1n) / step;
  return Array.from({ length: Number(count) + 1 }, (_, index) => step * BigInt(index));
}
