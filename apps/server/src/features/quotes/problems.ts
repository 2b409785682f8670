import type { FieldError, FieldErrorCode } from '@marquee/contract/error-codes.ts';
import { refuse } from '../../platform/errors.ts';
import type { CheckoutPrice } from './price-checkout.ts';

/** All of them at once, each under its field. */
export function refuseProblems({ problems }: Pick<CheckoutPrice, 'problems'>): void {
  if (problems.length > 0) refuse('invalid_input', { fields: problems });
}

/** Notes what is wrong with a field of a line; reading goes on, so that a caller hears of everything at once. */
export type Report = (field: string, code: FieldErrorCode, values?: FieldError['values']) => void;

/** `services.3.quantity`: the fields of one line under the name its list has in the call. */
export function reportAbout(prefix: string, problems: FieldError[]): Report {
  return (field, code, values) => {
    problems.push({ field: `${prefix}.${field}`, code, ...(values ? { values } : {}) });
  };
}
