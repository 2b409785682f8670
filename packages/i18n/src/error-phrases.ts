import type { ErrorCode, FieldErrorCode } from '@marquee/contract/error-codes.ts';

/** What `errors.json` has to say: a code without an English message does not compile. */
export type ErrorPhrases = Record<ErrorCode, string> & { field: Record<FieldErrorCode, string> };
