import { refuse } from '../../platform/errors.ts';
import type { CheckoutPrice } from './price-checkout.ts';

/** All of them at once, each under its field. */
export function refuseProblems({ problems }: Pick<CheckoutPrice, 'problems'>): void {
  if (problems.length > 0) refuse('invalid_input', { fields: problems });
}
