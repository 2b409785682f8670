import { divideDown, divideUp } from '../money/rounding.ts';
import { effectiveMax, type QuantityLimits } from './quantity.ts';

interface TypedNumber {
  whole: bigint;
  hasFraction: boolean;
}

/** The order form rounds up to the step, or one step back where that exceeds the max. */
export function fitOrderQuantity(typed: string, limits: QuantityLimits): bigint {
  const { whole, hasFraction } = parseTyped(typed);
  return fit(hasFraction ? whole + 1n : whole, limits, (quantity, max) => {
    const stepped = divideUp(quantity, limits.step) * limits.step;
    return stepped > max ? stepped - limits.step : stepped;
  });
}

/** The subscription form rounds down to the step. */
export function fitSubscriptionQuantity(typed: string, limits: QuantityLimits): bigint {
  return fit(parseTyped(typed).whole, limits, (quantity) => divideDown(quantity, limits.step) * limits.step);
}

/** The limits are allowed even if they are not whole steps, so that fitting twice changes nothing. */
function fit(
  quantity: bigint,
  limits: QuantityLimits,
  toStep: (quantity: bigint, max: bigint) => bigint,
): bigint {
  const max = effectiveMax(limits.max);
  if (quantity <= limits.min) return limits.min;
  if (quantity >= max) return max;
  const stepped = toStep(quantity, max);
  if (stepped < limits.min) return limits.min;
  return stepped;
}

/** Anything that is not a plain number counts as zero. */
function parseTyped(text: string): TypedNumber {
  const parts = /^([0-9]{1,100})(?:\.([0-9]{0,100}))?$/.exec(text.replace(/\s/g, ''));
  if (parts === null) return { whole: 0n, hasFraction: false };
  return { whole: BigInt(parts[1] ?? '0'), hasFraction: /[1-9]/.test(parts[2] ?? '') };
}
