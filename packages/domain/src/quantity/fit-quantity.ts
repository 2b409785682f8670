import { divideDown, divideUp } from '../money/rounding.ts';
import { effectiveMax, type QuantityLimits } from './quantity.ts';

interface Typed {
  whole: bigint;
  hasFraction: boolean;
}

/** The order form's rule: up to the step, one step back where that passes the max. */
export function fitOrderQuantity(typed: string, limits: QuantityLimits): bigint {
  const { whole, hasFraction } = readTyped(typed);
  return fit(hasFraction ? whole + 1n : whole, limits, (quantity, max) => {
    const stepped = divideUp(quantity, limits.step) * limits.step;
    return stepped > max ? stepped - limits.step : stepped;
  });
}

/** The subscription form's rule: down to the step. */
export function fitSubscriptionQuantity(typed: string, limits: QuantityLimits): bigint {
  return fit(readTyped(typed).whole, limits, (quantity) => divideDown(quantity, limits.step) * limits.step);
}

/** The limits themselves stay as they are, off the step or not, so that fitting twice changes nothing. */
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

/** Anything that is not a plain number counts as nothing typed. */
function readTyped(text: string): Typed {
  const parts = /^([0-9]{1,100})(?:\.([0-9]{0,100}))?$/.exec(text.replace(/\s/g, ''));
  if (parts === null) return { whole: 0n, hasFraction: false };
  return { whole: BigInt(parts[1] ?? '0'), hasFraction: /[1-9]/.test(parts[2] ?? '') };
}
