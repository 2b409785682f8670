import { expect, test } from 'vitest';
import { hostilePdfs } from '../testing/hostile-pdfs.ts';
import { plainPdfs } from '../testing/plain-pdfs.ts';
import { pdf } from '../testing/sound-files.ts';
import { isPlainPdf } from './is-plain-pdf.ts';

test.each(plainPdfs)('as written by %s: accepted', (_, bytes) => {
  expect(isPlainPdf(bytes)).toBe(true);
});

test.each(hostilePdfs)('with %s: refused', (_, bytes) => {
  expect(isPlainPdf(bytes)).toBe(false);
});

test('the hostile files are refused for what they hold: the same without it is accepted', () => {
  expect(isPlainPdf(pdf())).toBe(true);
  expect(isPlainPdf(pdf('/OpenAction [2 0 R /Fit]'))).toBe(true);
});

test('any cut and any changed byte ends in a yes or a no', () => {
  for (const [, bytes] of plainPdfs) {
    for (let at = 0; at < bytes.length; at += 7) {
      expect([true, false]).toContain(isPlainPdf(bytes.subarray(0, at)));
      const changed = Buffer.from(bytes);
      changed[at] = (at * 31) & 255;
      expect([true, false]).toContain(isPlainPdf(changed));
    }
  }
});
