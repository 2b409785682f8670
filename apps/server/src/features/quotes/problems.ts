import type { FieldError, FieldErrorCode } from '@marquee/contract/error-codes.ts';
import { refuse } from '../../platform/errors.ts';
import type { CheckoutPrice } from './price-checkout.ts';

/** Refuses with all problems at once, each under its field. */
export function refuseProblems({ problems }: Pick<CheckoutPrice, 'problems'>): void {
  if (problems.length > 0) refuse('invalid_input', { fields: problems });
}

/** Reports a problem with a field of a line; parsing continues so that all problems are found. */
export type Report = (field: string, code: FieldErrorCode, values?: FieldError['values']) => void;

/** Puts the path of the line before its fields: `services.3.quantity`. */
export function reportAbout(prefix: string, problems: FieldError[]): Report {
  return (field, code, values) => {
    problems.push({ field: `${prefix}.${field}`, code, ...(values ? { values } : {}) });
  };
}
