import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Panel } from '../../context.ts';
import type { Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { UploadedFile } from './read-upload.ts';

/** What a verb may have to know about the request itself, beyond its input. */
export interface Incoming {
  /** Scheme, host and port as the caller wrote them; the host is known to be the panel's. */
  origin: string;
  address: string;
  /** The neighbourhood of the address: what one household or one small attacker controls. */
  subnet: string;
  userAgent: string;
  /** Of a money call: the same key and body get the same answer. */
  idempotencyKey: string | undefined;
  /** What came with a call that takes uploads. */
  files: readonly UploadedFile[];
  /** The bytes as they came, for a call that takes them raw: what a signature was made over. */
  rawBody: Buffer;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  consume(name: string, key: string, limit: Limit): Promise<void>;
  forgive(name: string, key: string, limit: Limit): Promise<void>;
}

export function incomingOf(
  request: FastifyRequest,
  panel: Panel,
  limiter: RateLimiter,
  files: readonly UploadedFile[] = [],
): Incoming {
  return {
    origin: `${request.protocol}://${request.host}`,
    address: request.ip,
    // Asked for by few and dear to reckon.
    get subnet() {
      return subnetOf(request.ip);
    },
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400).toWellFormed(),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    files,
    get rawBody() {
      return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    },
    header: (name) => headerOf(request, name),
    cookie: (name) => request.cookies[name],
    consume: (name, key, limit) => limiter.consume(panel.id, name, key, limit),
    forgive: (name, key, limit) => limiter.forgive(panel.id, name, key, limit),
  };
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : undefined;
}

function subnetOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? String(ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`))
    : String(ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`));
}
