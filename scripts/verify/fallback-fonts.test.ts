import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkFallbackFonts } from './fallback-fonts.ts';

test('a figure that does not fit the font is named, with the right one', async () => {
  const css = await readFile('apps/web/src/styles/fonts.css', 'utf8');
  expect((await checkFallbackFonts(css)).problems).toEqual([]);
  const wrong = css.replace('size-adjust: 106.87%', 'size-adjust: 100%');
  expect((await checkFallbackFonts(wrong)).problems).toEqual([
    expect.stringContaining('latin 400: size-adjust should be 106.87%'),
  ]);
});
