import type { ErrorCode, FieldErrorCode } from '@marquee/contract/error-codes.ts';

/** A code without a message does not compile. */
export type ErrorPhrases = Record<ErrorCode, string> & { field: Record<FieldErrorCode, string> };
