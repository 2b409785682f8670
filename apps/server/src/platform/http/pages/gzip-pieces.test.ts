import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipPieces } from './gzip-pieces.ts';

test('any pieces around any nonce unpack to the page they make', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), text, text, (pieces, first, second) => {
      const packed = gzipPieces(pieces.map((piece) => Buffer.from(piece)));
      for (const between of [first, second]) {
        expect(gunzipSync(packed.join(between)).toString()).toBe(
          Buffer.from(pieces.join(between)).toString(),
        );
      }
    }),
  );
});

test('a large page stays small', () => {
  const piece = '<li class="row">service</li>'.repeat(10_000);
  const bytes = gzipPieces([Buffer.from(piece), Buffer.from(piece)]).join('nonce');
  expect(gunzipSync(bytes).toString()).toBe(`${piece}nonce${piece}`);
  expect(bytes.length).toBeLessThan(piece.length / 50);
});
