import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A page whose pieces are compressed once, although a new nonce is inserted between them every time.
 * Deflate blocks that end at a byte boundary can be concatenated in one gzip stream, so the nonce is
 * inserted as an uncompressed block and only the checksum is computed again.
 */
export interface GzipPieces {
  join(between: string): Buffer;
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const emptyFinalBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

export function gzipPieces(plain: readonly Buffer[]): GzipPieces {
  const packed = plain.map((piece) =>
    deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const pieceBytes = plain.reduce((sum, piece) => sum + piece.length, 0);
  return {
    join: (between) => {
      const nonceBytes = Buffer.from(between);
      const nonceBlock = storedBlock(nonceBytes);
      const blocks = packed.flatMap((block, index) => (index === 0 ? [block] : [nonceBlock, block]));
      const size = pieceBytes + nonceBytes.length * (plain.length - 1);
      return Buffer.concat([header, ...blocks, emptyFinalBlock, trailer(checksum(plain, nonceBytes), size)]);
    },
  };
}

/** An uncompressed deflate block: type, length, inverted length, bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function checksum(plain: readonly Buffer[], nonceBytes: Buffer): number {
  return plain.reduce((sum, piece, index) => crc32(piece, index === 0 ? 0 : crc32(nonceBytes, sum)), 0);
}

function trailer(sum: number, size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(sum, 0);
  bytes.writeUInt32LE(size % 2 ** 32, 4);
  return bytes;
}
