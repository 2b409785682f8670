import { type ErrorCode, errorStatus, type FieldError } from '@marquee/contract/error-codes.ts';

/** The only error class that features throw to refuse a request. Transports map it to a status and a message. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  readonly values: Record<string, string | number>;

  constructor(
    code: ErrorCode,
    details: {
      fields?: readonly FieldError[];
      values?: Record<string, string | number>;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = details.fields ?? [];
    this.values = details.values ?? {};
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export function refuse(code: ErrorCode, details?: ConstructorParameters<typeof Refusal>[1]): never {
  throw new Refusal(code, details);
}
