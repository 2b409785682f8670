import type { FieldError, FieldErrorCode } from '@marquee/contract/error-codes.ts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Reason = Pick<FieldError, 'code' | 'values'>;

/** Maps zod's issues to our field error codes; they are translated later. */
export function fieldErrors(error: z.ZodError, input: unknown): FieldError[] {
  return error.issues.flatMap((issue) => fromIssue(issue, input));
}

function fromIssue(issue: Issue, input: unknown): FieldError[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: field ? `${field}.${key}` : key,
      code: 'unknown_field' as const,
    }));
  }
  return [{ field, ...(isMissing(issue, input) ? { code: 'required' as const } : reason(issue)) }];
}

function reason(issue: Issue): Reason {
  switch (issue.code) {
    case 'invalid_type':
      return { code: wrongType(issue.expected) };
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    case 'too_big':
      return { code: tooBigCodes[issue.origin] ?? 'too_big', values: { limit: String(issue.maximum) } };
    case 'invalid_format':
      return { code: formatCodes[issue.format] ?? 'invalid' };
    case 'invalid_value':
      return { code: 'not_one_of', values: { options: issue.values.map(String).join(', ') } };
    case 'custom':
      return { code: knownReason(issue.params?.reason) };
    default:
      return { code: 'invalid' };
  }
}

/** Texts are counted in characters and lists in items; their messages say which. */
const tooSmallCodes: Record<string, FieldErrorCode> = { string: 'too_short', array: 'too_few' };
const tooBigCodes: Record<string, FieldErrorCode> = { string: 'too_long', array: 'too_many' };

const formatCodes: Record<string, FieldErrorCode> = { email: 'not_an_email', url: 'not_a_url' };

/** zod reports the value only in its English message, so it is looked up by path. */
function isMissing(issue: Issue, input: unknown): boolean {
  let value = input;
  for (const key of issue.path) {
    // A list that arrives as text is present, although its entries cannot be looked up.
    if (typeof value !== 'object' || value === null) return value === undefined || value === null;
    value = Reflect.get(value, key);
  }
  return value === undefined;
}

/** An empty list or text with a minimum length counts as missing. */
function tooSmall(origin: string, minimum: number | bigint): Reason {
  const code = tooSmallCodes[origin] ?? 'too_small';
  if (code !== 'too_small' && Number(minimum) <= 1) return { code: 'required' };
  return { code, values: { limit: String(minimum) } };
}

function wrongType(expected: string): FieldErrorCode {
  if (expected === 'number') return 'not_a_number';
  if (expected === 'int' || expected === 'bigint') return 'not_an_integer';
  return 'invalid';
}

/** Our own refinements set `params.reason`. */
function knownReason(value: unknown): FieldErrorCode {
  return value === 'not_an_amount' || value === 'not_a_url' || value === 'not_an_integer' ? value : 'invalid';
}
