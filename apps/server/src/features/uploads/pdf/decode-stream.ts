import { inflateSync } from 'node:zlib';
import { PdfDictionary, PdfName, type PdfValue, UnreadablePdf } from './pdf-values.ts';
import { type ReadingBudget, spend } from './reading-budget.ts';

/** The content of a stream that holds structure: plain, or deflated with one of the usual predictors. */
export function decodeStream(dictionary: PdfDictionary, bytes: Buffer, budget: ReadingBudget): Buffer {
  const [filter, ...more] = asList(dictionary.get('Filter'));
  const [parameters, ...others] = asList(dictionary.get('DecodeParms'));
  if (more.length > 0 || others.length > 0) throw new UnreadablePdf('more than one filter');
  if (filter === undefined) {
    spend(budget, 'bytes', bytes.length);
    return bytes;
  }
  if (!(filter instanceof PdfName) || filter.name !== 'FlateDecode')
    throw new UnreadablePdf('an unknown filter');
  return unpredicted(inflate(bytes, budget), parameters);
}

function asList(value: PdfValue | undefined): PdfValue[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function inflate(bytes: Buffer, budget: ReadingBudget): Buffer {
  try {
    const unpacked = inflateSync(bytes, { maxOutputLength: Math.max(budget.bytes, 1) });
    spend(budget, 'bytes', unpacked.length);
    return unpacked;
  } catch (cause) {
    throw new UnreadablePdf('cannot be unpacked', { cause });
  }
}

function unpredicted(bytes: Buffer, parameters: PdfValue | undefined): Buffer {
  if (parameters === undefined || parameters === null) return bytes;
  if (!(parameters instanceof PdfDictionary)) throw new UnreadablePdf('parameters of another kind');
  const number = (key: string, otherwise: number): number => {
    const value = parameters.get(key) ?? otherwise;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 65_535)
      throw new UnreadablePdf(`${key} is no number`);
    return value;
  };
  const predictor = number('Predictor', 1);
  if (predictor === 1) return bytes;
  if (predictor < 10 || predictor > 15) throw new UnreadablePdf('an unknown predictor');
  const [colors, bits] = [number('Colors', 1), number('BitsPerComponent', 8)];
  if (colors > 32 || bits > 16) throw new UnreadablePdf('an unknown predictor');
  return withoutPngFilters(bytes, {
    rowBytes: Math.ceil((number('Columns', 1) * colors * bits) / 8),
    pixelBytes: Math.ceil((colors * bits) / 8),
  });
}

/** Every row starts with the number of its filter, as in a PNG. */
function withoutPngFilters(
  bytes: Buffer,
  { rowBytes, pixelBytes }: { rowBytes: number; pixelBytes: number },
): Buffer {
  const rows = Math.ceil(bytes.length / (rowBytes + 1));
  const out = Buffer.alloc(rows * rowBytes);
  const at = (row: number, column: number) =>
    row < 0 || column < 0 ? 0 : (out[row * rowBytes + column] ?? 0);
  let written = 0;
  for (let row = 0; row < rows; row += 1) {
    const from = row * (rowBytes + 1);
    const filter = bytes[from] ?? 0;
    const length = Math.min(rowBytes, bytes.length - from - 1);
    for (let column = 0; column < length; column += 1) {
      const left = at(row, column - pixelBytes);
      const up = at(row - 1, column);
      const corner = column < pixelBytes ? 0 : at(row - 1, column - pixelBytes);
      const value = (bytes[from + 1 + column] ?? 0) + predicted(filter, left, up, corner);
      out[row * rowBytes + column] = value & 255;
    }
    written += Math.max(length, 0);
  }
  return out.subarray(0, written);
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return Math.floor((left + up) / 2);
    case 4:
      return nearest(left, up, corner);
    default:
      throw new UnreadablePdf('an unknown predictor');
  }
}

/** The Paeth predictor. */
function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
