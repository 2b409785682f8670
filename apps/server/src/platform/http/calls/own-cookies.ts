import type { FastifyRequest } from 'fastify';

/**
 * Browsers accept a `__Host-` cookie from exactly this host, so that a site on a sibling or parent domain
 * cannot plant one. It takes https; localhost counts as such. Elsewhere the plain name has to do.
 */
export function ownCookieName(request: Pick<FastifyRequest, 'protocol' | 'hostname'>, name: string): string {
  return takesHostCookies(request) ? `__Host-${name}` : name;
}

export function takesHostCookies({
  protocol,
  hostname,
}: Pick<FastifyRequest, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** All values of a name: a cookie that another site planted comes beside ours, in an order of its choice. */
export function cookieValues(request: Pick<FastifyRequest, 'headers'>, name: string): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}
