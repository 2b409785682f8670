import type { FieldError } from '@marquee/contract/error-codes.ts';
import { Refusal } from '../../platform/errors.ts';

/** Clients compare these texts character by character. */
export const texts = {
  request: 'Incorrect request',
  key: 'Invalid API key',
  service: 'Incorrect service ID',
  order: 'Incorrect order ID',
  refill: 'Refill not found',
  funds: 'Not enough funds on balance',
  link: 'Bad link',
  busyLink: 'You have active order with this link. Please wait until order being completed.',
  tooMany: 'Too many requests',
  unavailable: 'Service temporarily unavailable',
  internal: 'Internal error',
} as const;

/** An error with a ready message. */
class ResellerApiError extends Error {}

export function fail(text: string): never {
  throw new ResellerApiError(text);
}

/** A deliberate refusal rather than a failure: nothing was done, and the caller can know it. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ResellerApiError || (error instanceof Refusal && error.status < 500);
}

/** Undefined where the panel refuses; any other error is rethrown and logged. */
export function undefinedIfRefused<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return undefined;
  });
}

/** The API's message for a refusal. */
export function errorText(error: unknown): string {
  if (error instanceof ResellerApiError) return error.message;
  if (!(error instanceof Refusal)) return texts.request;
  if (error.code === 'insufficient_balance') return texts.funds;
  if (error.code === 'account_frozen') return texts.key;
  if (error.code === 'too_many_requests') return texts.tooMany;
  if (error.code === 'panel_read_only' || error.code === 'panel_closed') return texts.unavailable;
  return error.fields.map(fieldErrorText).find((text) => text !== undefined) ?? texts.request;
}

function fieldErrorText({ field, code, values }: FieldError): string | undefined {
  const name = field.split('.').at(-1);
  if (name === 'service_id') return texts.service;
  if (name === 'url') return code === 'link_in_use' ? texts.busyLink : texts.link;
  if (name === 'balance') return texts.funds;
  if (name === 'quantity' && code === 'too_small') return `Quantity less than minimal ${values?.limit ?? 1}`;
  if (name === 'quantity' && code === 'too_big') return `Quantity more than maximal ${values?.limit ?? 1}`;
  return undefined;
}
