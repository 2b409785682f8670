import { defaultLocale, isLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import { negotiateLocale } from '@marquee/domain/locale/negotiate.ts';
import type { FastifyRequest } from 'fastify';

/** Calls name their language by the `locale` query; else the cookie, else the browser's wish. */
export function requestLocale(request: FastifyRequest): Locale {
  const named = (request.query as Record<string, unknown> | undefined)?.locale;
  if (isLocale(named)) return named;
  const remembered = request.cookies?.locale;
  if (isLocale(remembered)) return remembered;
  return negotiateLocale(request.headers['accept-language'] ?? '') ?? defaultLocale;
}
