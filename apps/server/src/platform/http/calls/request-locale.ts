import { defaultLocale, isLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import { negotiateLocale } from '@marquee/domain/locale/negotiate.ts';
import type { FastifyRequest } from 'fastify';

/** The `locale` query parameter, else the cookie, else the browser's Accept-Language. */
export function requestLocale(request: FastifyRequest): Locale {
  const fromQuery = (request.query as Record<string, unknown> | undefined)?.locale;
  if (isLocale(fromQuery)) return fromQuery;
  const fromCookie = request.cookies?.locale;
  if (isLocale(fromCookie)) return fromCookie;
  return negotiateLocale(request.headers['accept-language'] ?? '') ?? defaultLocale;
}
