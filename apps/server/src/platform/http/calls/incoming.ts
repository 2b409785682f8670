import type { FastifyRequest } from 'fastify';
import type { Panel } from '../../context.ts';
import type { Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { networkOf } from '../network-of.ts';
import { ownCookieName } from './own-cookies.ts';
import type { UploadedFile } from './read-upload.ts';

/** Facts about the HTTP request beyond its input. */
export interface Incoming {
  /** The request's host, which is one of the panel's, with the scheme and port of `PUBLIC_URL`. */
  origin: string;
  address: string;
  /** The /24 or /48 network of the address: what one household or a small attacker controls. */
  subnet: string;
  userAgent: string;
  /** The same key and body get the same answer. */
  idempotencyKey: string | undefined;
  /** For endpoints that accept uploads. */
  files: readonly UploadedFile[];
  /** The unparsed bytes, for endpoints that verify a signature. */
  rawBody: Buffer;
  header(name: string): string | undefined;
  /** One of our own cookies, by its plain name. */
  cookie(name: string): string | undefined;
  consume(name: string, key: string, limit: Limit): Promise<void>;
  forgive(name: string, key: string, limit: Limit): Promise<void>;
}

export function toIncoming(
  request: FastifyRequest,
  panel: Panel,
  limiter: RateLimiter,
  files: readonly UploadedFile[] = [],
): Incoming {
  return {
    origin: request.siteOrigin,
    address: request.ip,
    subnet: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400).toWellFormed(),
    idempotencyKey: readHeader(request, 'idempotency-key'),
    files,
    get rawBody() {
      return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    },
    header: (name) => readHeader(request, name),
    cookie: (name) => request.cookies[ownCookieName(request, name)],
    consume: (name, key, limit) => limiter.consume(panel.id, name, key, limit),
    forgive: (name, key, limit) => limiter.forgive(panel.id, name, key, limit),
  };
}

function readHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : undefined;
}
