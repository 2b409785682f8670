import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests from other sites (CSRF protection). Clients that are not browsers, such as
 * resellers and gateways, send neither header and go on to authentication.
 */
export function refuseCrossSite(request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return;
  const origin = request.headers.origin;
  if (origin !== undefined) {
    if (!isOwn(origin, request)) refuse('cross_site_request');
    return;
  }
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('cross_site_request');
}

/** The panel's own origin, or the one the browser itself connected to: a page of another site sets neither. */
function isOwn(origin: string, { siteOrigin, protocol, headers }: FastifyRequest): boolean {
  return origin === siteOrigin || origin === `${protocol}://${headers.host}`;
}
