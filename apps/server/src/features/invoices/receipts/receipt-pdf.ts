import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { directionOf, type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { translator } from '@marquee/i18n/translator.ts';
import PDFDocument from 'pdfkit';
import type { Receipt } from './receipt.ts';
import { fontsFor, type Line, type Run } from './receipt-fonts.ts';
import { inDirection, type Mark, page, receiptMarks, type TextMark } from './receipt-marks.ts';
import { createSyllableFont, type SyllableFont } from './syllable-font.ts';

export async function receiptPdf(
  receipt: Receipt,
  { locale, brand, numbers }: { locale: Locale; brand: string; numbers: NumberStyle },
): Promise<Buffer> {
  const t = await translator(locale, numbers);
  const marks = inDirection(receiptMarks(receipt, { t, brand, numbers }), directionOf(locale));
  const fonts = await fontsFor(locale, textLines(marks));
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: languageTag(locale),
    // The 14 built-in fonts cover Latin letters only, so none is loaded.
    font: '',
    info: { Title: `${t('payments.receipt.title')} ${receipt.number}`, Author: receipt.seller.name },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  for (const [name, bytes] of fonts.files) doc.registerFont(name, bytes);
  const syllables = syllableFonts(doc);
  for (const mark of marks) {
    if ('text' in mark) write(doc, mark, fonts.runs(toLine(mark)), syllables.of);
    else draw(doc, mark);
  }
  syllables.end();
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

export function textLines(marks: readonly Mark[]): Line[] {
  return marks.flatMap((mark) => ('text' in mark ? toLine(mark) : []));
}

function toLine({ text, isStrong }: TextMark): Line {
  return { text, weight: isStrong ? 650 : 400 };
}

function draw(doc: PDFKit.PDFDocument, mark: Exclude<Mark, TextMark>): void {
  if ('ground' in mark) doc.rect(0, 0, page.width, mark.height).fill(mark.ground);
  else {
    const { from, to, y } = mark.line;
    doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).stroke('#d5dae2');
  }
}

function write(
  doc: PDFKit.PDFDocument,
  { x, y, size, color, isRight }: TextMark,
  runs: readonly Run[],
  syllableFontFor: (run: Run) => SyllableFont,
): void {
  const measured = runs.map((run) => ({
    run,
    width: run.isReordered
      ? syllableFontFor(run).width(run.text, size)
      : doc.font(run.font).fontSize(size).widthOfString(run.text),
  }));
  let pen = isRight ? x - measured.reduce((sum, { width }) => sum + width, 0) : x;
  for (const { run, width } of measured) {
    if (run.isReordered) syllableFontFor(run).write(run.text, { x: pen, y, size, color });
    else {
      doc.font(run.font).fontSize(size).fillColor(color);
      doc.text(run.text, pen, y, { baseline: 'alphabetic', lineBreak: false });
    }
    pen += width;
  }
}

/** One syllable font per typeface, created when first needed. */
function syllableFonts(doc: PDFKit.PDFDocument) {
  const created = new Map<string, SyllableFont>();
  return {
    of: ({ font, face }: Run): SyllableFont => {
      const found = created.get(font) ?? createSyllableFont(doc, face, `S${created.size}`);
      created.set(font, found);
      return found;
    },
    end: () => {
      for (const font of created.values()) font.end();
    },
  };
}
