import sharp from 'sharp';
import { expect, test } from 'vitest';
import { acceptFile, shownName } from './accept-file.ts';
import { hostileFiles, payload } from './testing/hostile-files.ts';
import { pdf, picture } from './testing/sound-files.ts';

const files = await hostileFiles();

test('the corpus is as large as it says', () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
});

test.each(files)('$what', async ({ name, bytes, outcome }) => {
  const accepted = await acceptFile({ name, bytes });
  if (outcome !== 'kept') return expect(accepted).toBe(outcome);
  if (typeof accepted === 'string') return expect(accepted).toBe('kept');
  expect(accepted.bytes.includes(payload)).toBe(false);
  expect(accepted.bytes.includes('payload')).toBe(false);
  expect(accepted.contentType.startsWith('image/')).toBe(true);
  const { exif, xmp, icc, iptc, pages = 1 } = await sharp(accepted.bytes).metadata();
  expect([exif, xmp, icc, iptc, pages]).toEqual([undefined, undefined, undefined, undefined, 1]);
  expect(accepted.name).toMatch(/^[^/\\<>"\p{Cc}\u202E.][^/\\<>"\p{Cc}\u202E]*\.(jpg|png|webp)$/u);
  expect(accepted.name.length).toBeLessThanOrEqual(105);
});

test.each(['png', 'jpeg', 'webp'] as const)('a sound %s comes through, drawn anew', async (format) => {
  const bytes = await picture(format, 300, 200);
  const accepted = await acceptFile({ name: 'Pass, Vorderseite.JPG', bytes });
  if (typeof accepted === 'string') throw new Error(accepted);
  const { width, height, format: drawn } = await sharp(accepted.bytes).metadata();
  expect([width, height, drawn]).toEqual([300, 200, format]);
});

test('a paper comes through as it is, even where its packed parts look like commands', async () => {
  const accepted = await acceptFile({ name: 'Ausweis', bytes: pdf() });
  expect(accepted).toMatchObject({ contentType: 'application/pdf', name: 'Ausweis.pdf', bytes: pdf() });
});

test('a large picture is made smaller, upright', async () => {
  const tall = await sharp(await picture('jpeg', 3000, 4000))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const accepted = await acceptFile({ name: 'x.jpg', bytes: tall });
  if (typeof accepted === 'string') throw new Error(accepted);
  const { width, height } = await sharp(accepted.bytes).metadata();
  expect([width, height]).toEqual([2600, 1950]);
});

test.each([
  ['../../x/y.tar.gz', 'png', 'y.png'],
  ['C:\\fakepath\\Mein Pass.JPG', 'jpg', 'Mein Pass.jpg'],
  ['पासपोर्ट.png', 'png', 'पासपोर्ट.png'],
  ['...', 'pdf', 'file.pdf'],
  ['', 'pdf', 'file.pdf'],
  ['.htaccess', 'png', 'file.png'],
  ['a\u202Egnp.exe', 'png', 'agnp.png'],
])('%j is shown as %s: %s', (sent, extension, expected) => {
  expect(shownName(sent, extension)).toBe(expected);
});
