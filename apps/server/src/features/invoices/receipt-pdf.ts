import type { Locale } from '@marquee/domain/locale/locales.ts';
import { translator } from '@marquee/i18n/translator.ts';
import PDFDocument from 'pdfkit';
import type { Receipt } from './receipt.ts';
import { type Lettering, letteringFor } from './receipt-lettering.ts';
import { type Mark, page, receiptMarks, type TextMark } from './receipt-marks.ts';

export async function receiptPdf(receipt: Receipt, locale: Locale, brand: string): Promise<Buffer> {
  const t = await translator(locale);
  const marks = receiptMarks(receipt, t, brand);
  const lettering = await letteringFor(
    locale,
    marks.flatMap((mark) => ('text' in mark ? mark.text : [])),
  );
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: locale.replace('_', '-'),
    info: { Title: `${t('payments.receipt.title')} ${receipt.number}`, Author: receipt.seller.name },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  for (const mark of marks) draw(doc, lettering, mark);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function draw(doc: PDFKit.PDFDocument, lettering: Lettering, mark: Mark): void {
  if ('ground' in mark) doc.rect(0, 0, page.width, mark.height).fill(mark.ground);
  else if ('line' in mark) {
    const { from, to, y } = mark.line;
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).stroke('#d5dae2');
  } else write(doc, lettering, mark);
}

/** Draws letters as outlines and lays the same text over them unseen, so that it can be found and copied. */
function write(doc: PDFKit.PDFDocument, lettering: Lettering, mark: TextMark): void {
  const { text, x, y, size, color } = mark;
  const weight = mark.isStrong ? 650 : 400;
  const start = mark.isRight ? x - lettering.width(text, size, weight) : x;
  for (const { path, x: right, y: down } of lettering.outlines(text, size, weight)) {
    if (path === '') continue;
    doc
      .save()
      .translate(start + right, y + down)
      .path(path)
      .fill(color)
      .restore();
  }
  // Only what the built-in typeface can encode; its own width does not matter, for nobody sees it.
  const plain = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  doc.save().font('Helvetica').fontSize(size);
  doc.addContent('3 Tr');
  doc.text(plain, start, y - size, { lineBreak: false });
  doc.addContent('0 Tr');
  doc.restore();
}
