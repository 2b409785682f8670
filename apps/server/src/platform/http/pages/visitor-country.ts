import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'client_ip_country';
const year = 31_536_000;
const headers = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code'];
/** What proxies send for an unknown country. */
const unknownCountry = 'XX';

/** Stores the country reported by a trusted proxy in a cookie that scripts can read. */
export function rememberCountry(request: FastifyRequest, reply: FastifyReply): void {
  const country = readCountry(request);
  if (!country || request.cookies[cookie] === country) return;
  reply.setCookie(cookie, country, { path: '/', maxAge: year, sameSite: 'lax', secure: 'auto' });
}

/** As a trusted proxy reports it. */
export function readCountry({ ips = [], headers: sent }: FastifyRequest): string | undefined {
  // More than one address means that the request came through a trusted proxy.
  if (ips.length < 2) return undefined;
  const country = String(headers.map((name) => sent[name]).find(Boolean) ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== unknownCountry ? country : undefined;
}
