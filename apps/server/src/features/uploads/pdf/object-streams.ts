import { decodeStream } from './decode-stream.ts';
import { PdfText } from './pdf-text.ts';
import { PdfDictionary, PdfName, type PdfValue, UnreadablePdf } from './pdf-values.ts';
import type { PdfObject } from './read-pdf.ts';
import type { ReadingBudget } from './reading-budget.ts';

/** More than any file of the size we take can hold. */
const maxNumber = 10_000_000;

/** Also one that hides its type: what makes an object stream work are these two numbers. */
export function isObjectStream({ value, bytes }: PdfObject): boolean {
  if (!bytes || !(value instanceof PdfDictionary)) return false;
  const type = value.get('Type');
  if (type instanceof PdfName && type.name === 'ObjStm') return true;
  return value.get('N') !== undefined && value.get('First') !== undefined;
}

/**
 * The objects packed into a stream. Some readers jump to each by its offset, others read one after the
 * other: both ways are taken, and everything found either way counts.
 */
export function packedObjects(
  { value, bytes }: PdfObject,
  budget: ReadingBudget,
): { number: number; value: PdfValue }[] {
  if (!(value instanceof PdfDictionary) || !bytes) throw new UnreadablePdf('not a stream');
  const [count, first] = [value.get('N'), value.get('First')];
  if (!isCount(count) || !isCount(first)) throw new UnreadablePdf('an object stream without its numbers');
  const text = decodeStream(value, bytes, budget).toString('latin1');
  const head = new PdfText(text.slice(0, first), budget);
  const places = Array.from({ length: count }, () => ({
    number: head.wholeNumber(),
    offset: head.wholeNumber(),
  }));
  const jumped = places.map(({ number, offset }) => ({
    number,
    value: new PdfText(text, budget, first + offset).value(),
  }));
  const reader = new PdfText(text, budget, first);
  const inARow: { number: number; value: PdfValue }[] = [];
  while (!reader.isAtEnd()) {
    const number = places[inARow.length]?.number;
    if (number === undefined) throw new UnreadablePdf('more objects than the stream names');
    inARow.push({ number, value: reader.value() });
  }
  return [...jumped, ...inARow];
}

function isCount(value: PdfValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxNumber;
}
