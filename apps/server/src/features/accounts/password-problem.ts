import { readFileSync } from 'node:fs';
import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';

let common: ReadonlySet<string> | undefined;

/** Why nobody may choose this password; its length is the contract's business. */
export function passwordProblem(password: string, repeated: string): FieldErrorCode | undefined {
  if (isCommon(password)) return 'too_common';
  return password === repeated ? undefined : 'not_repeated';
}

/** The 5,000 that guessing programs try first, in any capitals. */
function isCommon(password: string): boolean {
  common ??= new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  return common.has(password.toLowerCase());
}
