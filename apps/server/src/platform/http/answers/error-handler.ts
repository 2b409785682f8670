import type { ErrorBody, ErrorCode } from '@marquee/contract/error-codes.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { translateError } from '@marquee/i18n/translate-error.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import { requestLocale } from '../calls/request-locale.ts';

/** Every thrown thing becomes one of the closed codes; what we did not foresee is `internal` and logged. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  return new Refusal(code, { cause: error });
}

export function errorBody(refusal: Refusal, locale: Locale): ErrorBody {
  return { ...translateError(refusal, locale), code: refusal.code };
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  if (refusal.code === 'too_many_requests') {
    reply.header('retry-after', String(refusal.values.seconds ?? 1));
  }
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal, requestLocale(request))));
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_NOT_FOUND: 'not_found',
  // Longer than any id or slug: it can name nothing.
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** PostgreSQL is locked up, full, stopping or away: the caller may come again. */
const passingTroubles = new Set(['53300', '55P03', '57014', '57P01', '57P02', '57P03', 'ECONNREFUSED']);

function codeOf(error: unknown): ErrorCode {
  // A handler may throw anything, null included.
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code && fastifyCodes[code]) return fastifyCodes[code];
  if (code && passingTroubles.has(code)) return 'overloaded';
  // What the HTTP layer refuses in a way not listed above is still the caller's doing; a library's 404 is ours.
  if (statusCode === 400 || (code?.startsWith('FST_') && isRefusal(statusCode))) return 'malformed_request';
  return 'internal';
}

function isRefusal(statusCode = 500): boolean {
  return statusCode >= 400 && statusCode < 500;
}
