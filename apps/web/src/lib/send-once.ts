import { ApiError } from '@marquee/contract/client.ts';
import { useState } from 'react';

export type SendOnce = <Result>(
  request: unknown,
  send: (idempotencyKey: string) => Promise<Result>,
) => Promise<Result>;

/** Rejected before being handled: these say nothing about an earlier attempt whose answer was lost. */
const unhandledStatuses: readonly number[] = [401, 408, 429];

/** The same idempotency key for the same request until it is answered: a double click or a lost answer acts once. */
export function useSendOnce(): SendOnce {
  return useState(createSendOnce)[0];
}

export function createSendOnce(): SendOnce {
  const keys = new Map<string, string>();
  return async (request, send) => {
    const name = JSON.stringify(request);
    const key = keys.get(name) ?? crypto.randomUUID();
    keys.set(name, key);
    try {
      const result = await send(key);
      keys.delete(name);
      return result;
    } catch (error) {
      // After a lost connection or a server error it may have been done; the same key finds it again.
      const isAnswered =
        error instanceof ApiError && error.status < 500 && !unhandledStatuses.includes(error.status);
      if (isAnswered) keys.delete(name);
      throw error;
    }
  };
}
