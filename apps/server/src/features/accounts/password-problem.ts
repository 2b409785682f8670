import { readFileSync } from 'node:fs';
import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';

let common: ReadonlySet<string> | undefined;

/** Why this password cannot be used; the contract checks its length. */
export function passwordProblem(password: string, repeated: string): FieldErrorCode | undefined {
  if (isCommon(password)) return 'too_common';
  return password === repeated ? undefined : 'not_repeated';
}

/** One of the 5,000 most common passwords, ignoring case. */
function isCommon(password: string): boolean {
  common ??= new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  return common.has(password.toLowerCase());
}
