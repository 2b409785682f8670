import { checkCrossReferences } from './check-cross-references.ts';
import { hasHiddenObjects } from './hidden-objects.ts';
import { isObjectStream, packedObjects } from './object-streams.ts';
import {
  PdfDictionary,
  PdfName,
  PdfReference,
  PdfString,
  type PdfValue,
  UnreadablePdf,
} from './pdf-values.ts';
import { readPdf } from './read-pdf.ts';
import { newBudget } from './reading-budget.ts';

/** Scripts, programs, attached files, media, forms that send, other documents, and encryption, which hides all of it. */
const forbidden = new Set([
  ...['JavaScript', 'JS', 'AA', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'Collection', 'Encrypt'],
  ...['RichMedia', 'RichMediaContent', 'RichMediaSettings', 'RichMediaExecute', 'Rendition', 'GoTo3DView'],
  ...['XFA', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'FileAttachment'],
]);

/** Harmless as the name of a color or a font or as a key, not as a kind of annotation or action. */
const forbiddenKinds = new Set(['Screen', 'Movie', 'Sound', '3D', 'Thread']);

const allowedSchemes = /^(https?|mailto|tel):/i;
/** Readers skip control characters; a backslash names another machine, other characters another encoding. */
const relative = /^(?![a-z][a-z\d+.-]*:)[\x21-\x5b\x5d-\x7e]*$/i;

/** True if the whole structure could be read, packed parts included, and holds nothing that acts by itself. */
export function isPlainPdf(bytes: Buffer): boolean {
  try {
    const budget = newBudget();
    const file = readPdf(bytes, budget);
    if (hasHiddenObjects(bytes.toString('latin1'), file.heads, budget)) return false;
    const packs = file.objects.filter(isObjectStream);
    const packed = packs.flatMap((pack) => packedObjects(pack, budget));
    checkCrossReferences(file, new Set(packs.map(({ number }) => number)), budget);
    const values = Map.groupBy([...file.objects, ...packed], ({ number }) => number);
    const valuesOf = (value: PdfValue): PdfValue[] =>
      value instanceof PdfReference ? (values.get(value.number) ?? []).map((found) => found.value) : [value];
    return (
      [...file.objects, ...packed].every(({ value }) => isPlain(value, valuesOf)) &&
      file.trailers.every((trailer) => isPlain(trailer, valuesOf)) &&
      file.objects.every(({ value, bytes: content }) => !content || isSelfContained(value))
    );
  } catch (error) {
    if (error instanceof UnreadablePdf) return false;
    throw error;
  }
}

type Resolve = (value: PdfValue) => PdfValue[];

function isPlain(value: PdfValue, valuesOf: Resolve): boolean {
  if (value instanceof PdfName) return !forbidden.has(value.name);
  if (Array.isArray(value)) return value.every((part) => isPlain(part, valuesOf));
  if (!(value instanceof PdfDictionary)) return true;
  return value.entries.every(
    ([key, part]) => !forbidden.has(key) && isPlainEntry(key, part, valuesOf) && isPlain(part, valuesOf),
  );
}

function isPlainEntry(key: string, value: PdfValue, valuesOf: Resolve): boolean {
  const values = valuesOf(value);
  if (key === 'OpenAction') return values.every((action) => opensAPage(action, valuesOf));
  if (key === 'URI') return values.every(isHarmlessLink);
  if (key !== 'Subtype' && key !== 'S') return true;
  return values.every((kind) => !(kind instanceof PdfName) || !forbiddenKinds.has(kind.name));
}

/** Writers often name the page and the zoom to start with. */
function opensAPage(action: PdfValue, valuesOf: Resolve): boolean {
  if (Array.isArray(action) || action === null) return true;
  if (!(action instanceof PdfDictionary)) return false;
  const isGoTo = (kind: PdfValue) => kind instanceof PdfName && kind.name === 'GoTo';
  return action.get('Next') === undefined && valuesOf(action.get('S') ?? null).every(isGoTo);
}

/** A link of the page, or the catalogue's base address. Without a scheme it is relative. */
function isHarmlessLink(value: PdfValue): boolean {
  if (value instanceof PdfDictionary) return true;
  if (value instanceof PdfName) return value.name === 'URI';
  if (!(value instanceof PdfString)) return false;
  return allowedSchemes.test(value.text) || relative.test(value.text);
}

/** A stream's content may lie in another file. */
function isSelfContained(value: PdfValue): boolean {
  return value instanceof PdfDictionary && value.get('F') === undefined && value.get('FFilter') === undefined;
}
