import { readableTextOn } from '@marquee/domain/colors/contrast.ts';
import { formatExactTime } from '@marquee/domain/format/date.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { amountsTogether } from '@marquee/domain/money/amounts-together.ts';
import { displayCharge } from '@marquee/domain/money/display.ts';
import { displayRate } from '@marquee/domain/money/display-rate.ts';
import { parseRubles } from '@marquee/domain/money/exchange.ts';
import { parseSignedMoney } from '@marquee/domain/money/money.ts';
import type { Translator } from '@marquee/i18n/translator.ts';
import type { Receipt } from './receipt.ts';

export interface TextMark {
  text: string;
  x: number;
  y: number;
  size: number;
  color: string;
  isRight: boolean;
  isStrong: boolean;
}

export type Mark =
  | TextMark
  | { line: { from: number; to: number; y: number } }
  | { ground: string; height: number };

type Style = Partial<Pick<TextMark, 'size' | 'color' | 'isRight' | 'isStrong'>>;

export const page = { width: 595, left: 56, right: 539 };
const ink = '#161b26';
const quiet = '#5a6577';

/** Everything on the page and where: one A4 page in the panel's colours. */
export function receiptMarks(
  receipt: Receipt,
  { t, brand, numbers }: { t: Translator; brand: string; numbers: NumberStyle },
): Mark[] {
  const dollars = (amount: string) => dollarsIn(numbers, amount);
  const marks: Mark[] = [{ ground: brand, height: 96 }];
  const write = (text: string, x: number, y: number, style: Style = {}) =>
    marks.push({
      // The receipt's typefaces have no narrow space, which French puts between thousands.
      text: text.replaceAll('\u202f', '\u00a0'),
      x,
      y,
      size: 10,
      color: ink,
      isRight: false,
      isStrong: false,
      ...style,
    });
  const onBrand = readableTextOn(brand);
  write(receipt.seller.name, page.left, 58, { size: 22, color: onBrand, isStrong: true });
  write(t('payments.receipt.title'), page.right, 58, { size: 16, color: onBrand, isRight: true });
  write(labelled(t, 'number', String(receipt.number)), page.left, 136);
  write(labelled(t, 'date', formatExactTime(receipt.paid_at)), page.right, 136, { isRight: true });
  const party = (title: string, { name, lines }: Receipt['seller'], x: number) => {
    write(title, x, 180, { color: quiet });
    write(name.slice(0, 40), x, 200, { size: 12, isStrong: true });
    for (const [index, line] of lines.slice(0, 4).entries()) write(line.slice(0, 48), x, 218 + index * 15);
  };
  party(t('payments.receipt.seller'), receipt.seller, page.left);
  party(t('payments.receipt.buyer'), receipt.buyer, 310);

  let y = 300;
  const row = (name: string, value: string, style: Style = {}) => {
    write(name, page.left, y, style);
    write(value, page.right, y, { ...style, isRight: true });
    y += 24;
  };
  const rule = () => {
    marks.push({ line: { from: page.left, to: page.right, y: y - 14 } });
    y += 6;
  };
  row(t('payments.receipt.description'), t('payments.receipt.amount'), { color: quiet });
  rule();
  row(t(`payments.receipt.${receipt.purpose}`), dollars(receipt.amount));
  if (receipt.fee !== '0') row(t('payments.receipt.fee'), dollars(receipt.fee));
  if (receipt.surplus !== '0') row(t('payments.receipt.surplus'), dollars(receipt.surplus));
  rule();
  row(t('payments.receipt.total'), dollars(receipt.total), { size: 13, isStrong: true });
  if (receipt.bonus !== '0') row(t('payments.receipt.bonus'), dollars(receipt.bonus), { color: quiet });
  y += 20;
  for (const line of notes(receipt, t, numbers)) {
    write(line, page.left, y, { color: quiet });
    y += 18;
  }
  write(t('payments.receipt.thanks'), page.left, 780, { color: quiet });
  return marks;
}

/** Mirrored for languages that are read from the right; lines and the ground are the same from both sides. */
export function inDirection(marks: readonly Mark[], direction: 'ltr' | 'rtl'): readonly Mark[] {
  if (direction === 'ltr') return marks;
  return marks.map((mark) =>
    'text' in mark ? { ...mark, x: page.width - mark.x, isRight: !mark.isRight } : mark,
  );
}

function notes(
  { payment_method, payment_reference, charge, status, refunded }: Receipt,
  t: Translator,
  numbers: NumberStyle,
): string[] {
  const lines = [labelled(t, 'method', payment_method)];
  if (payment_reference) lines.push(labelled(t, 'reference', payment_reference));
  const rubles = displayCharge('RUB', parseRubles(charge.amount) ?? 0n, numbers);
  if (charge.rate)
    lines.push(t('payments.receipt.charged', { amount: rubles, ...displayRate(charge.rate, numbers) }));
  if (status !== 'paid') lines.push(t('payments.receipt.refunded'));
  else if (refunded !== '0')
    lines.push(t('payments.receipt.refundedPart', { amount: dollarsIn(numbers, refunded) }));
  return lines;
}

/** To the last decimal, so that the lines add up. */
function dollarsIn(numbers: NumberStyle, amount: string): string {
  const together = amountsTogether({ currency: 'USD', precision: 2, rounding: 'down', numbers });
  return together.total(parseSignedMoney(amount));
}

function labelled(t: Translator, name: 'date' | 'method' | 'number' | 'reference', value: string): string {
  return t('common.words.labelled', { label: t(`payments.receipt.${name}`), value });
}
