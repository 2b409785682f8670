const mostSteps = 4n;

/** The smallest distance: one cent of an amount. */
const smallestStep = 1_000_000n;

/**
 * Marks of an axis that holds zero, the highest value and the lowest or reaches just beyond them, 1, 2 or 5 times a
 * power of ten apart.
 */
export function axisTicks(highest: bigint, lowest = 0n): bigint[] {
  const step = distance(highest, lowest);
  const above = stepsFor(highest, step);
  const below = stepsFor(-lowest, step);
  // An axis has some length, even where all values are zero.
  const top = above + below === 0n ? 1n : above;
  return Array.from({ length: Number(top + below) + 1 }, (_, index) => step * (BigInt(index) - below));
}

/** One more where an axis reaches below zero, so that a small loss does not halve the room for gains. */
function distance(highest: bigint, lowest: bigint): bigint {
  const most = lowest < 0n ? mostSteps + 1n : mostSteps;
  let power = smallestStep;
  let step = power;
  for (let place = 0; stepsFor(highest, step) + stepsFor(-lowest, step) > most; place += 1) {
    const factor = [2n, 5n, 10n][place % 3] ?? 10n;
    step = power * factor;
    if (factor === 10n) power = step;
  }
  return step;
}

const stepsFor = (value: bigint, step: bigint) => (value <= 0n ? 0n : (value + step - 1n) / step);
