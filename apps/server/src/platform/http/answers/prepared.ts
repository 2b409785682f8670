import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RepeatedAnswers } from './repeated-answers.ts';

const brotliAsync = promisify(brotliCompress);
const unbrotliAsync = promisify(brotliDecompress);
const gzipAsync = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** Smaller answers fit into one packet anyway. */
const compressionThreshold = 1024;

/** An answer that is serialized once and sent many times, JSON by default; server-side rendering reads `value`. */
export class Prepared<T> {
  /** Weak: the same for every compression. */
  readonly etag: string;
  /** The uncompressed size in bytes. */
  readonly size: number;
  /** Tells whether the answer is still current; only answers with a source are repeated from memory. */
  source: { readonly isCurrent: boolean } | undefined;
  /** Exactly one of these two is set. */
  #plain: Buffer | undefined;
  #packed: Buffer | undefined;
  #value: T | undefined;
  #read: (text: string) => T = JSON.parse;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(value: T | undefined, json: string = JSON.stringify(value)) {
    this.#value = value;
    this.#plain = Buffer.from(json);
    this.size = this.#plain.length;
    this.etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
  }

  /** For large answers: keeps only the compressed bytes and decompresses them for clients without compression. */
  static async packed<T>(text: string, read: (text: string) => T = JSON.parse): Promise<Prepared<T>> {
    const prepared = new Prepared<T>(undefined, text);
    prepared.#read = read;
    if (!prepared.isCompressible) return prepared;
    prepared.#packed = await prepared.bytes('br');
    prepared.#plain = undefined;
    return prepared;
  }

  get isCompressible(): boolean {
    return this.size >= compressionThreshold;
  }

  /** A packed answer is parsed on every read, because the parsed value would use the most memory. */
  get value(): T {
    if (this.#value !== undefined) return this.#value;
    const plain = this.#plain ?? brotliDecompressSync(this.#packed ?? Buffer.alloc(0));
    return this.#read(plain.toString());
  }

  /** Compressed on first use, off the main thread, and cached. */
  async bytes(encoding: Encoding | 'identity'): Promise<Buffer> {
    if (encoding === 'identity' || !this.isCompressible) return this.#plainBytes();
    const made = this.#compressed.get(encoding) ?? this.#compress(encoding);
    this.#compressed.set(encoding, made);
    return made;
  }

  /** Brotli level 5: higher levels take longer and save little. */
  async #compress(encoding: Encoding): Promise<Buffer> {
    const plain = await this.#plainBytes();
    if (encoding === 'gzip') return gzipAsync(plain, { level: 6 });
    return brotliAsync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }

  async #plainBytes(): Promise<Buffer> {
    return this.#plain ?? unbrotliAsync(await this.bytes('br'));
  }
}

export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared<unknown>,
  /** For answers that are the same for all guests. */
  repeated?: RepeatedAnswers,
): Promise<FastifyReply> {
  reply.header('etag', prepared.etag).header('vary', 'accept-encoding, accept-language, cookie');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (matchesTag(request.headers['if-none-match'], prepared.etag)) return reply.status(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const bytes = await prepared.bytes(encoding);
  if (encoding !== 'identity' && prepared.isCompressible) reply.header('content-encoding', encoding);
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  repeated?.keep(request, reply, prepared, bytes);
  return reply.send(bytes);
}

/** A proxy may list several tags, or drop the `W/` of a weak one. */
function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Listed in the header with a quality above zero. */
export function accepts(header: string | undefined, encoding: 'br' | 'gzip'): boolean {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ''));
}
