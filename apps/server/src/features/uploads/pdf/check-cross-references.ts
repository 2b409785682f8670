import { decodeStream } from './decode-stream.ts';
import { PdfDictionary, PdfName, type PdfValue, UnreadablePdf } from './pdf-values.ts';
import type { PdfFile, PdfObject } from './read-pdf.ts';
import type { ReadingBudget } from './reading-budget.ts';

/**
 * Every offset that a reader may jump to must be an object or a table that was read. A file whose offsets
 * are wrong is searched by readers in ways of their own, so it is refused.
 */
export function checkCrossReferences(
  file: PdfFile,
  objectStreams: ReadonlySet<number>,
  budget: ReadingBudget,
): void {
  const numberAt = new Map(file.objects.map(({ offset, number }) => [offset, number]));
  const sections = new Set(file.tables);
  const descriptions = [...file.trailers];
  for (const { number, offset } of file.tableEntries) expectObject(numberAt, number, offset);
  for (const object of file.objects.filter(isReferenceStream)) {
    sections.add(object.offset);
    if (object.value instanceof PdfDictionary) descriptions.push(object.value);
    for (const [kind, number, second] of streamEntries(object, budget)) {
      if (kind === 1) expectObject(numberAt, number, second);
      else if (kind === 2 && !objectStreams.has(second)) throw new UnreadablePdf('an unknown object stream');
      else if (kind > 2) throw new UnreadablePdf('an unknown entry');
    }
  }
  const last = file.starts.at(-1);
  if (last === undefined || !sections.has(last)) throw new UnreadablePdf('no table at the end');
  // The first part of a file made for the web names no table: 0.
  const named = [...file.starts.filter((start) => start !== 0), ...descriptions.flatMap(earlierSections)];
  if (!named.every((start) => sections.has(start))) throw new UnreadablePdf('a table that is not there');
  if (!descriptions.some((description) => description.get('Root'))) throw new UnreadablePdf('no catalogue');
}

function expectObject(numberAt: ReadonlyMap<number, number>, number: number, offset: number): void {
  if (numberAt.get(offset) !== number) throw new UnreadablePdf('an offset without its object');
}

function isReferenceStream({ value, bytes }: PdfObject): boolean {
  if (!bytes || !(value instanceof PdfDictionary)) return false;
  const type = value.get('Type');
  return (type instanceof PdfName && type.name === 'XRef') || value.get('W') !== undefined;
}

function earlierSections(description: PdfDictionary): number[] {
  return [description.get('Prev'), description.get('XRefStm')].flatMap((value) => {
    if (value === undefined) return [];
    if (typeof value !== 'number') throw new UnreadablePdf('not an offset');
    return [value];
  });
}

/** `[kind, object number, second field]` of each entry. */
function streamEntries({ value, bytes }: PdfObject, budget: ReadingBudget): [number, number, number][] {
  if (!(value instanceof PdfDictionary) || !bytes) throw new UnreadablePdf('not a stream');
  const widths = numbers(value.get('W'));
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const width = kindWidth + secondWidth + thirdWidth;
  if (widths.length !== 3 || width < 1 || widths.some((part) => part > 6))
    throw new UnreadablePdf('entries of unknown size');
  const content = decodeStream(value, bytes, budget);
  const size = value.get('Size');
  const index = value.get('Index') === undefined ? [0, Number(size)] : numbers(value.get('Index'));
  const objectNumbers = numbersIn(index, Math.floor(content.length / width));
  return objectNumbers.map((number, place) => {
    const from = place * width;
    const kind = kindWidth === 0 ? 1 : content.readUIntBE(from, kindWidth);
    const second = secondWidth === 0 ? 0 : content.readUIntBE(from + kindWidth, secondWidth);
    return [kind, number, second];
  });
}

/** `[0 3 7 1]` names the objects 0, 1, 2 and 7. */
function numbersIn(index: readonly number[], available: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < index.length; place += 2) {
    const [first = 0, count = 0] = index.slice(place, place + 2);
    if (found.length + count > available) throw new UnreadablePdf('fewer entries than named');
    for (let offset = 0; offset < count; offset += 1) found.push(first + offset);
  }
  return found;
}

function numbers(value: PdfValue | undefined): number[] {
  if (!Array.isArray(value)) throw new UnreadablePdf('a list is missing');
  return value.map((part) => {
    if (typeof part !== 'number' || !Number.isInteger(part) || part < 0)
      throw new UnreadablePdf('not a number');
    return part;
  });
}
