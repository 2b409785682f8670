import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests from other sites (CSRF protection). Clients that are not browsers, such as
 * resellers and gateways, send neither header and go on to authentication.
 */
export function refuseCrossSite(request: FastifyRequest, allowedOrigins: ReadonlySet<string>): void {
  if (safeMethods.has(request.method)) return;
  const origin = request.headers.origin;
  const ownOrigin = `${request.protocol}://${request.host}`;
  if (origin !== undefined) {
    if (origin !== ownOrigin && !allowedOrigins.has(origin)) refuse('cross_site_request');
    return;
  }
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('cross_site_request');
}
