import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchFailure } from './fetch-failure.ts';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export const acceptedEncodings = 'gzip, deflate, br';

/** Reads and decompresses at most `maxBytes`, counted after decompression. */
export async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchFailure('too_large', true);
      chunks.push(chunk);
    }
  };
  if (encoding === '' || encoding === 'identity') {
    await pipeline(body, collect);
  } else {
    const decoder = decoders[encoding];
    if (!decoder) throw new FetchFailure('bad_encoding', true);
    await pipeline(body, decoder(), collect);
  }
  return Buffer.concat(chunks, size);
}
