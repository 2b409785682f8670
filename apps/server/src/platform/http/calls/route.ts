import type { Answer, Endpoint, Input } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Download } from '../answers/download.ts';
import type { Prepared } from '../answers/prepared.ts';
import type { Redirect } from '../answers/redirect.ts';
import type { Streamed } from '../answers/streamed.ts';
import type { Incoming } from './incoming.ts';
import type { Reply } from './reply.ts';

/** An endpoint with its handler. The answer is a view: JSON-safe, no database rows. */
export interface Route<E extends Endpoint = Endpoint> {
  endpoint: E;
  /** Calls allowed per caller and window, counted in PostgreSQL. */
  limit?: { points: number; seconds: number };
  handle(
    ctx: Context,
    input: Input<E>,
    reply: Reply,
    incoming: Incoming,
  ): Promise<Answer<E> | Prepared<Answer<E>> | Download | Streamed | Redirect>;
}

export function route<E extends Endpoint>(
  endpoint: E,
  handle: Route<E>['handle'],
  options: Pick<Route<E>, 'limit'> = {},
): Route {
  // One list holds routes of all types; this signature checks that endpoint and handler match.
  return { endpoint, handle, ...options } as unknown as Route;
}
