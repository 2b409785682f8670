import { PdfText } from './pdf-text.ts';
import { PdfDictionary, PdfReference, type PdfValue, UnreadablePdf } from './pdf-values.ts';
import type { ReadingBudget } from './reading-budget.ts';

export interface PdfObject {
  number: number;
  /** Where `12 0 obj` starts. */
  offset: number;
  value: PdfValue;
  /** The packed content, if the object is a stream. */
  bytes?: Buffer;
}

/** An entry of a cross-reference table: the object's number and where it starts. */
export interface TableEntry {
  number: number;
  offset: number;
}

export interface PdfFile {
  objects: readonly PdfObject[];
  /** Offsets of cross-reference tables. */
  tables: readonly number[];
  tableEntries: readonly TableEntry[];
  trailers: readonly PdfDictionary[];
  /** What each `startxref` names, in order. */
  starts: readonly number[];
  /** Where `obj` of each object and `trailer` of each trailer stand. */
  heads: ReadonlySet<number>;
}

/**
 * Reads the file from its first to its last byte and accepts nothing between objects, so that no object of
 * any revision is missed. Readers that jump to objects by offset land on one of these: see
 * `checkCrossReferences`.
 */
export function readPdf(bytes: Buffer, budget: ReadingBudget): PdfFile {
  const text = bytes.toString('latin1');
  const reader = new PdfText(text, budget);
  const lengths = lengthObjects(text);
  const file = {
    objects: [] as PdfObject[],
    tables: [] as number[],
    tableEntries: [] as TableEntry[],
    trailers: [] as PdfDictionary[],
    starts: [] as number[],
    heads: new Set<number>(),
  };
  while (!reader.isAtEnd()) {
    const word = reader.peekWord();
    if (word === 'xref') {
      file.tables.push(reader.position);
      for (const entry of readTable(reader)) file.tableEntries.push(entry);
    } else if (word === 'trailer') {
      file.heads.add(reader.position);
      reader.word();
      file.trailers.push(readDictionary(reader));
    } else if (word === 'startxref') {
      reader.word();
      file.starts.push(reader.wholeNumber());
    } else file.objects.push(readObject(reader, bytes, lengths, file.heads));
  }
  return file;
}

function readTable(reader: PdfText): TableEntry[] {
  const entries: TableEntry[] = [];
  reader.word('xref');
  while (reader.peekWord() !== 'trailer') {
    const [first, count] = [reader.wholeNumber(), reader.wholeNumber()];
    for (let index = 0; index < count; index += 1) {
      const offset = reader.wholeNumber();
      reader.wholeNumber();
      const kind = reader.word();
      if (kind !== 'n' && kind !== 'f') throw new UnreadablePdf('a broken table');
      if (kind === 'n') entries.push({ number: first + index, offset });
    }
  }
  return entries;
}

function readDictionary(reader: PdfText): PdfDictionary {
  const value = reader.value();
  if (!(value instanceof PdfDictionary)) throw new UnreadablePdf('a dictionary is missing');
  return value;
}

function readObject(reader: PdfText, file: Buffer, lengths: Lengths, heads: Set<number>): PdfObject {
  reader.skip();
  const offset = reader.position;
  const number = reader.wholeNumber();
  reader.wholeNumber();
  reader.word('obj');
  heads.add(reader.position - 'obj'.length);
  const value = reader.value();
  const bytes = reader.peekWord() === 'stream' ? readContent(reader, value, file, lengths) : undefined;
  reader.word('endobj');
  return { number, offset, value, ...(bytes && { bytes }) };
}

function readContent(reader: PdfText, value: PdfValue, file: Buffer, lengths: Lengths): Buffer {
  if (!(value instanceof PdfDictionary)) throw new UnreadablePdf('a stream without a dictionary');
  reader.word('stream');
  const lineEnd = /^(\r\n|\n)/.exec(reader.text.slice(reader.position, reader.position + 2));
  if (!lineEnd) throw new UnreadablePdf('a stream that does not start');
  const start = reader.position + lineEnd[0].length;
  const length = contentLength(value.get('Length'), lengths);
  const end = /^[\r\n ]{0,3}endstream/.exec(reader.text.slice(start + length, start + length + 12));
  if (!end) throw new UnreadablePdf('a stream that does not end');
  reader.position = start + length + end[0].length;
  return file.subarray(start, start + length);
}

type Lengths = ReadonlyMap<number, ReadonlySet<number>>;

/** Writers that do not know the length beforehand put it into an object of its own behind the stream. */
function lengthObjects(text: string): Lengths {
  const lengths = new Map<number, Set<number>>();
  const written =
    /(?<!\d)(\d{1,10})[ \r\n]{1,2}\d{1,5}[ \r\n]{1,2}obj[ \r\n]{1,2}(\d{1,10})[ \r\n]{1,2}endobj/g;
  for (const [, number, length] of text.matchAll(written)) {
    const known = lengths.get(Number(number)) ?? new Set();
    lengths.set(Number(number), known.add(Number(length)));
  }
  return lengths;
}

function contentLength(value: PdfValue | undefined, lengths: Lengths): number {
  if (typeof value === 'number') return value;
  const [only, ...more] = value instanceof PdfReference ? (lengths.get(value.number) ?? []) : [];
  if (only === undefined || more.length > 0) throw new UnreadablePdf('a stream without a length');
  return only;
}
