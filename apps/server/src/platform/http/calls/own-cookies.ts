import type { FastifyRequest } from 'fastify';

type Asker = Pick<FastifyRequest, 'protocol' | 'siteHost' | 'headers'>;

/**
 * Browsers accept a `__Host-` cookie from exactly this host, so that a site on a sibling or parent domain
 * cannot plant one. It takes https; localhost counts as such, but not in Safari. Elsewhere the plain name has
 * to do.
 */
export function ownCookieName(request: Asker, name: string): string {
  return takesHostCookies(request) ? `__Host-${name}` : name;
}

export function takesHostCookies({ protocol, siteHost, headers }: Asker): boolean {
  if (protocol === 'https') return true;
  const isLocal = siteHost === 'localhost' || siteHost.endsWith('.localhost');
  return isLocal && !isSafari(headers['user-agent'] ?? '');
}

/** Other browsers also call themselves Safari. */
function isSafari(userAgent: string): boolean {
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent);
}

/** All values of a name: a cookie that another site planted comes beside ours, in an order of its choice. */
export function cookieValues(request: Pick<FastifyRequest, 'headers'>, name: string): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}
