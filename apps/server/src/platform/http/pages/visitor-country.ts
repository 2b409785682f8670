import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'client_ip_country';
const year = 31_536_000;
const headers = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'];
/** What a proxy says when it does not know. */
const nowhere = 'XX';

/** Remembers the country that a trusted proxy found for the visitor's address; scripts may read it. */
export function rememberCountry(request: FastifyRequest, reply: FastifyReply): void {
  const country = countryOf(request);
  if (!country || request.cookies[cookie] === country) return;
  reply.setCookie(cookie, country, { path: '/', maxAge: year, sameSite: 'lax', secure: 'auto' });
}

function countryOf({ ips = [], headers: sent }: FastifyRequest): string | undefined {
  // More than the peer's own address is listed only where the peer is a proxy that we trust.
  if (ips.length < 2) return undefined;
  const country = String(headers.map((name) => sent[name]).find(Boolean) ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== nowhere ? country : undefined;
}
