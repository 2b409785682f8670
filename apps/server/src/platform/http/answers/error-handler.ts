import { type ErrorBody, type ErrorCode, errorStatus } from '@marquee/contract/error-codes.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { translateError } from '@marquee/i18n/translate-error.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isLostConnection } from '../../db/lost-connection.ts';
import { Refusal } from '../../errors.ts';
import { requestLocale } from '../calls/request-context.ts';

/** Maps any thrown value to an error code; unexpected ones become `internal` and are logged. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = errorCode(error);
  return new Refusal(code, { cause: error });
}

export function errorBody(refusal: Refusal, locale: Locale): ErrorBody {
  return { ...translateError(refusal, locale), code: refusal.code };
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (isUnexpected(error)) request.log.error({ err: error }, 'request failed');
  const seconds = retryAfter(refusal);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal, requestLocale(request))));
}

/** Worth a line in the log. Being full is not: a line for each refused request would make a flood worse. */
export function isUnexpected(error: unknown): boolean {
  const refusal = asRefusal(error);
  const isFull = refusal.code === 'overloaded' && refusal.cause === undefined;
  return refusal.status >= 500 && !isFull;
}

/** Seconds until a repeat makes sense; undefined when it does not. */
export function retryAfter({ code, values }: Refusal): number | undefined {
  if (errorStatus[code] === 429) return Number(values.seconds ?? 1);
  return code === 'overloaded' ? Number(values.seconds ?? 2) : undefined;
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_NOT_FOUND: 'not_found',
  // Longer than any id or slug, so nothing can match it.
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** PostgreSQL is locked or overloaded: the caller may retry. */
const temporaryCodes = new Set(['53300', '55P03', '57014']);

function errorCode(error: unknown): ErrorCode {
  // A handler may throw anything, null included.
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code && fastifyCodes[code]) return fastifyCodes[code];
  if ((code && temporaryCodes.has(code)) || isLostConnection(error)) return 'overloaded';
  // Other 4xx errors of the HTTP layer are the caller's fault; a 404 of a library is ours.
  if (statusCode === 400 || (code?.startsWith('FST_') && isRefusal(statusCode))) return 'malformed_request';
  return 'internal';
}

function isRefusal(statusCode = 500): boolean {
  return statusCode >= 400 && statusCode < 500;
}
