import { ApiError } from '@marquee/contract/client.ts';

/** The server knows the mailed link, but not who opened it. */
export function needsPassword(error: unknown): boolean {
  return error instanceof ApiError && 'password' in error.fields;
}
