import { numberStyleOf } from '@marquee/domain/format/number-style-of.ts';
import { directionOf, type Locale, locales } from '@marquee/domain/locale/locales.ts';
import { translator } from '@marquee/i18n/translator.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Receipt } from './receipt.ts';
import { fontsFor } from './receipt-fonts.ts';
import { inDirection, receiptMarks } from './receipt-marks.ts';
import { receiptPdf, textLines } from './receipt-pdf.ts';

const receipt: Receipt = {
  number: 'MARQUEE-000042',
  paid_at: '2026-11-15T10:00:00.000Z',
  status: 'paid',
  seller: { name: 'Marquee', lines: ['panel.example'] },
  buyer: { name: '山田 花子', lines: ['राधा शर्मा', '김민지', 'Đặng Thị Hồng', 'Ленинский проспект, 1'] },
  payment_method: 'Карта ₽',
  payment_reference: 'pi_1',
  purpose: 'add_funds',
  amount: '100.001',
  fee: '1.5',
  surplus: '0.009',
  total: '101.51',
  bonus: '2',
  refunded: '5.25',
  charge: { currency: 'RUB', amount: '9389.68', rate: '92.5' },
};

/** Nobody draws them. */
const directionMarks = /[\u2066-\u2069]/g;
/** Where a line from the right is cut: a mark at the end of a word stands before it. */
const marksAndSpaces = /[\s:.\u2066-\u2069]+/;

const look = (locale: Locale) => ({ locale, brand: '#4f46e5', numbers: numberStyleOf(locale) });

async function linesIn(locale: Locale) {
  return textLines(receiptMarks(receipt, { ...look(locale), t: await translator(locale) }));
}

test.each(locales)('in %s every word of the receipt has letters, and the file is small', async (locale) => {
  const lines = await linesIn(locale);
  const fonts = await fontsFor(locale, lines);
  const all = lines.map(({ text }) => text.replace(directionMarks, '')).join('');
  expect([...all.normalize('NFC')].filter((letter) => !fonts.covers(letter))).toEqual([]);
  const pdf = await receiptPdf(receipt, look(locale));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(200_000);
});

test.each(locales)('in %s all of it can be copied, letter for letter', async (locale) => {
  const pdf = await getDocumentProxy(new Uint8Array(await receiptPdf(receipt, look(locale))));
  const { text } = await extractText(pdf, { mergePages: true });
  // PDF readers split words by distance, so only the letters are compared.
  const letters = (of: string) => of.normalize('NFC').replace(/\s+/g, '').replace(directionMarks, '');
  const copied = letters(text);
  const written = (await linesIn(locale)).map((line) => line.text);
  // Each word is copied as it is written; which stands first in a line from the right is up to the reader of the file.
  const parts =
    directionOf(locale) === 'rtl' ? written.flatMap((line) => line.split(marksAndSpaces)) : written;
  expect(parts.filter((part) => !copied.includes(letters(part)))).toEqual([]);
  expect(copied.length).toBe(letters(written.join('')).length);
});

test('for a language that is read from the right, the page is mirrored and nothing leaves it', async () => {
  const marks = receiptMarks(receipt, { ...look('en'), t: await translator('en') });
  const title = (of: ReturnType<typeof inDirection>) =>
    of.find((mark) => 'text' in mark && mark.text === 'Receipt');
  expect(title(marks)).toMatchObject({ x: 539, isRight: true });
  expect(title(inDirection(marks, 'rtl'))).toMatchObject({ x: 56, isRight: false });
  expect(inDirection(inDirection(marks, 'rtl'), 'rtl')).toEqual(marks);
});

async function drawn(locale: Locale, text: string, weight: 400 | 650 = 400) {
  const fonts = await fontsFor(locale, [{ text, weight }]);
  return fonts.runs({ text, weight }).map((run) => {
    const { glyphs, advanceWidth } = run.face.layout(run.text);
    return { shapes: glyphs.map(({ path }) => path.toSVG()), width: advanceWidth };
  });
}

test('Han characters are drawn as each language writes them', async () => {
  expect(await drawn('ja', '直')).not.toEqual(await drawn('zh_CN', '直'));
});

test('Devanagari letters join, strong ones are wider, and what nobody draws is a question mark', async () => {
  const [word] = await drawn('hi_IN', 'क्षत्रिय');
  expect(word?.shapes.length).toBeLessThan([...'क्षत्रिय'].length);
  const [regular] = await drawn('hi_IN', 'Total');
  const [strong] = await drawn('hi_IN', 'Total', 650);
  expect(strong?.width).toBeGreaterThan(regular?.width ?? 0);
  expect(await drawn('hi_IN', '\u{1f9ff}')).toEqual(await drawn('hi_IN', '?'));
});

test('Arabic words join, and can be copied', async () => {
  const [word] = await drawn('en', 'محمد');
  const apart = await Promise.all(
    [...'محمد'].map(async (letter) => (await drawn('en', letter))[0]?.shapes[0]),
  );
  expect(word?.shapes).toHaveLength(4);
  expect(word?.shapes.filter((shape) => apart.includes(shape))).toEqual([]);
  const buyer = { name: 'أحمد الشريف', lines: ['شارع 25 (دبي)'] };
  const pdf = await getDocumentProxy(new Uint8Array(await receiptPdf({ ...receipt, buyer }, look('en'))));
  const { text } = await extractText(pdf, { mergePages: true });
  const copied = text.replace(/\s+/g, '');
  expect(['أحمد', 'الشريف', 'شارع', '25', 'دبي'].filter((word) => !copied.includes(word))).toEqual([]);
});
