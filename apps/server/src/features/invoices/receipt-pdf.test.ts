import { locales } from '@marquee/domain/locale/locales.ts';
import { translator } from '@marquee/i18n/translator.ts';
import { expect, test } from 'vitest';
import type { Receipt } from './receipt.ts';
import { letteringFor } from './receipt-lettering.ts';
import { receiptMarks } from './receipt-marks.ts';
import { receiptPdf } from './receipt-pdf.ts';

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

test.each(locales)('in %s every word of the receipt has letters, and the file is small', async (locale) => {
  const marks = receiptMarks(receipt, await translator(locale), '#4f46e5');
  const texts = marks.flatMap((mark) => ('text' in mark ? mark.text : []));
  const lettering = await letteringFor(locale, texts);
  expect([...texts.join('').normalize('NFC')].filter((letter) => !lettering.covers(letter))).toEqual([]);
  const pdf = await receiptPdf(receipt, locale, '#4f46e5');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(200_000);
});

test('Han characters are drawn as each language writes them', async () => {
  const outline = async (locale: 'ja' | 'ko' | 'zh_CN') =>
    (await letteringFor(locale, ['直'])).outlines('直', 10, 400)[0]?.path;
  const drawn = await Promise.all([outline('ja'), outline('zh_CN')]);
  expect(new Set(drawn).size).toBe(2);
});

test('Devanagari letters join, strong ones are wider, and what nobody draws is a question mark', async () => {
  const texts = ['क्षत्रिय', 'Total', '\u{1f9ff}', '?'];
  const lettering = await letteringFor('hi_IN', texts);
  expect(lettering.outlines('क्षत्रिय', 10, 400).length).toBeLessThan([...'क्षत्रिय'].length);
  expect(lettering.width('Total', 10, 650)).toBeGreaterThan(lettering.width('Total', 10, 400));
  expect(lettering.outlines('\u{1f9ff}', 10, 400)).toEqual(lettering.outlines('?', 10, 400));
});
