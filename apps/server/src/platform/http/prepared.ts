import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer whose bytes were made once and are sent many times; pages rendered here read `value`. */
export class Prepared<T> {
  readonly value: T;
  /** Weak: the same answer has one tag, however it is compressed. */
  readonly etag: string;
  readonly #identity: Buffer;
  readonly #compressed = new Map<'br' | 'gzip', Buffer>();

  constructor(value: T, json: string = JSON.stringify(value)) {
    this.value = value;
    this.#identity = Buffer.from(json);
    this.etag = `W/"${createHash('sha256').update(this.#identity).digest('base64url').slice(0, 22)}"`;
  }

  /** Compressed on first demand and kept. */
  bytes(encoding: 'br' | 'gzip' | 'identity'): Buffer {
    if (encoding === 'identity' || this.#identity.length < 1024) return this.#identity;
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = encoding === 'br' ? brotli(this.#identity) : gzipSync(this.#identity, { level: 6 });
    this.#compressed.set(encoding, made);
    return made;
  }
}

export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared<unknown>,
): FastifyReply {
  reply.header('etag', prepared.etag).header('vary', 'accept-encoding, accept-language, cookie');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (names(request.headers['if-none-match'], prepared.etag)) return reply.status(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const bytes = prepared.bytes(encoding);
  if (encoding !== 'identity' && bytes !== prepared.bytes('identity'))
    reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}

/** A proxy in between may have listed several tags, or dropped the mark of a weak one. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
