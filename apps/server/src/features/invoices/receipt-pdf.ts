import { readableTextOn } from '@marquee/domain/colors/contrast.ts';
import { formatDateTime } from '@marquee/domain/format/date.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { type Translator, translator } from '@marquee/i18n/translator.ts';
import PDFDocument from 'pdfkit';
import type { Receipt } from './receipt.ts';
import { type Lettering, receiptLettering } from './receipt-lettering.ts';

interface Style {
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  /** Thickens the strokes. */
  strong?: boolean;
}

const page = { width: 595, left: 56, right: 539 };
const ink = '#161b26';
const quiet = '#5a6577';

/**
 * One A4 page in the panel's colours. Languages whose letters the typeface lacks get English words; the
 * receipt page in the browser prints in every language.
 */
export async function receiptPdf(receipt: Receipt, locale: Locale, brand: string): Promise<Buffer> {
  const lettering = await receiptLettering();
  const own = await translator(locale);
  const t = lettering.covers(own('payments.receipt.title')) ? own : await translator('en');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: `${t('payments.receipt.title')} ${receipt.number}`, Author: receipt.seller.name },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  layOut(writerOn(doc, lettering), doc, receipt, t, brand);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

type Write = (text: string, x: number, y: number, style?: Style) => void;

/** Draws letters as outlines and lays the same text over them unseen, so that it can be found and copied. */
function writerOn(doc: PDFKit.PDFDocument, lettering: Lettering): Write {
  return (given, x, y, { size = 10, color = ink, align = 'left', strong = false } = {}) => {
    const text = lettering.covers(given)
      ? given
      : [...given].map((letter) => (lettering.covers(letter) ? letter : '?')).join('');
    const start = align === 'right' ? x - lettering.width(text, size) : x;
    for (const { path, x: offset } of lettering.outlines(text, size)) {
      if (path === '') continue;
      doc.save().translate(start + offset, y);
      doc.path(path);
      if (strong) doc.lineWidth(size / 28).fillAndStroke(color, color);
      else doc.fill(color);
      doc.restore();
    }
    // Only what the built-in typeface can encode; its own width does not matter, for nobody sees it.
    const plain = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
    doc.save().font('Helvetica').fontSize(size);
    doc.addContent('3 Tr');
    doc.text(plain, start, y - size, { lineBreak: false });
    doc.addContent('0 Tr');
    doc.restore();
  };
}

function layOut(write: Write, doc: PDFKit.PDFDocument, receipt: Receipt, t: Translator, brand: string): void {
  doc.rect(0, 0, page.width, 96).fill(brand);
  const onBrand = readableTextOn(brand);
  write(receipt.seller.name, page.left, 58, { size: 22, color: onBrand, strong: true });
  write(t('payments.receipt.title'), page.right, 58, { size: 16, color: onBrand, align: 'right' });

  write(`${t('payments.receipt.number')}: ${receipt.number}`, page.left, 136);
  write(`${t('payments.receipt.date')}: ${formatDateTime(new Date(receipt.paid_at))} UTC`, page.right, 136, {
    align: 'right',
  });
  party(write, t('payments.receipt.seller'), receipt.seller, page.left);
  party(write, t('payments.receipt.buyer'), receipt.buyer, 310);

  let y = 300;
  const row = (name: string, value: string, style: Style = {}) => {
    write(name, page.left, y, style);
    write(value, page.right, y, { ...style, align: 'right' });
    y += 24;
  };
  const rule = () => {
    doc
      .moveTo(page.left, y - 14)
      .lineTo(page.right, y - 14)
      .lineWidth(0.5)
      .stroke('#d5dae2');
    y += 6;
  };
  row(t('payments.receipt.description'), t('payments.receipt.amount'), { color: quiet });
  rule();
  row(t(`payments.receipt.${receipt.purpose}`), dollars(receipt.amount));
  if (receipt.fee !== '0') row(t('payments.receipt.fee'), dollars(receipt.fee));
  if (receipt.surplus !== '0') row(t('payments.receipt.surplus'), dollars(receipt.surplus));
  rule();
  row(t('payments.receipt.total'), dollars(receipt.total), { size: 13, strong: true });
  if (receipt.bonus !== '0') row(t('payments.receipt.bonus'), dollars(receipt.bonus), { color: quiet });
  y += 20;
  write(`${t('payments.receipt.method')}: ${receipt.payment_method}`, page.left, y, { color: quiet });
  for (const line of notes(receipt, t)) {
    y += 18;
    write(line, page.left, y, { color: quiet });
  }
  write(t('payments.receipt.thanks'), page.left, 780, { color: quiet });
}

function party(write: Write, title: string, { name, lines }: Receipt['seller'], x: number): void {
  write(title, x, 180, { color: quiet });
  write(name.slice(0, 40), x, 200, { size: 12, strong: true });
  for (const [index, line] of lines.slice(0, 4).entries()) write(line.slice(0, 48), x, 218 + index * 15);
}

function notes({ payment_reference, charge, status }: Receipt, t: Translator): string[] {
  const lines: string[] = [];
  if (payment_reference) lines.push(`${t('payments.receipt.reference')}: ${payment_reference}`);
  if (charge.rate)
    lines.push(t('payments.receipt.charged', { amount: `${charge.amount} ₽`, rate: charge.rate }));
  if (status !== 'paid') lines.push(t('payments.receipt.refunded'));
  return lines;
}

function dollars(amount: string): string {
  const [whole = '0', decimals = ''] = amount.split('.');
  return `$${whole}.${decimals.padEnd(2, '0')}`;
}
