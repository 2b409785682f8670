import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDataDirectory } from './data-directory.ts';

const place = mkdtempSync(join(tmpdir(), 'marquee-data-directory-'));
afterAll(() => rmSync(place, { recursive: true }));

test('makes every missing directory and names the real path', () => {
  const request = join(place, 'a', 'b', 'c');
  expect(openDataDirectory(request)).toBe(join(realpathSync(place), 'a', 'b', 'c'));
  expect(existsSync(request)).toBe(true);
  expect(openDataDirectory(request)).toBe(openDataDirectory(request));
});

test('a file in the way is told in one sentence', () => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  expect(() => openDataDirectory(join(file, 'below'))).toThrow(
    /because a part of the path is a file: set DATA_DIR/,
  );
});

test.skipIf(!existsSync('/proc/self'))('a place where nothing can be made is told, not waited for', () => {
  expect(() => openDataDirectory('/proc/nowhere')).toThrow(/cannot be used, because/);
});
