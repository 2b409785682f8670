import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RepeatedAnswers } from './repeated-answers.ts';

const brotliAsync = promisify(brotliCompress);
const unbrotliAsync = promisify(brotliDecompress);
const gzipAsync = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** Fewer bytes fit one packet anyhow. */
const worthCompressing = 1024;

/** An answer whose bytes were made once and are sent many times; pages rendered here read `value`. */
export class Prepared<T> {
  /** Weak: the same answer has one tag, however it is compressed. */
  readonly etag: string;
  /** Of the plain text, in bytes. */
  readonly size: number;
  /** What it was made from, where that tells when it is out of date: only then is it repeated unasked. */
  source: { readonly isCurrent: boolean } | undefined;
  /** One of the two is there. */
  #plain: Buffer | undefined;
  #packed: Buffer | undefined;
  #value: T | undefined;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(value: T | undefined, json: string = JSON.stringify(value)) {
    this.#value = value;
    this.#plain = Buffer.from(json);
    this.size = this.#plain.length;
    this.etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
  }

  /** For large answers: only the compressed bytes are kept, and unpacked for the few who want them plain. */
  static async packed<T>(json: string): Promise<Prepared<T>> {
    const prepared = new Prepared<T>(undefined, json);
    if (!prepared.isCompressible) return prepared;
    prepared.#packed = await prepared.bytes('br');
    prepared.#plain = undefined;
    return prepared;
  }

  get isCompressible(): boolean {
    return this.size >= worthCompressing;
  }

  /** Of a packed answer it is read anew each time: kept, it would be the largest of all. */
  get value(): T {
    if (this.#value !== undefined) return this.#value;
    const plain = this.#plain ?? brotliDecompressSync(this.#packed ?? Buffer.alloc(0));
    return JSON.parse(plain.toString()) as T;
  }

  /** Compressed on first demand, beside the main thread, and kept. */
  async bytes(encoding: Encoding | 'identity'): Promise<Buffer> {
    if (encoding === 'identity' || !this.isCompressible) return this.#plainBytes();
    const made = this.#compressed.get(encoding) ?? this.#compress(encoding);
    this.#compressed.set(encoding, made);
    return made;
  }

  /** Sent a thousand times, but waited for once: the fifth level is where more time buys little. */
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
  /** For answers that any guest may get. */
  repeated?: RepeatedAnswers,
): Promise<FastifyReply> {
  reply.header('etag', prepared.etag).header('vary', 'accept-encoding, accept-language, cookie');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (names(request.headers['if-none-match'], prepared.etag)) return reply.status(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const bytes = await prepared.bytes(encoding);
  if (encoding !== 'identity' && prepared.isCompressible) reply.header('content-encoding', encoding);
  reply.type('application/json; charset=utf-8');
  repeated?.keep(request, reply, prepared, bytes);
  return reply.send(bytes);
}

/** A proxy in between may have listed several tags, or dropped the mark of a weak one. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Named in the header, and not with a weight of nought. */
export function accepts(header: string | undefined, encoding: 'br' | 'gzip'): boolean {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ''));
}
