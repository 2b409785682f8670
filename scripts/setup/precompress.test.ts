import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

const directory = mkdtempSync(join(tmpdir(), 'marquee-assets-'));

afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('puts both variants beside large text, and leaves small files and pictures alone', async () => {
  const script = 'export const word = "marquee";\n'.repeat(100);
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets', 'app.js'), script);
  writeFileSync(join(directory, 'small.js'), 'export {};');
  writeFileSync(join(directory, 'picture.png'), Buffer.alloc(5_000));
  await precompress(directory);
  expect(readdirSync(directory).sort()).toEqual(['assets', 'picture.png', 'small.js']);
  expect(readdirSync(join(directory, 'assets')).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(directory, 'assets', 'app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(directory, 'assets', 'app.js.gz'))).toString()).toBe(script);
});
