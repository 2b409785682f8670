import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import pLimit from 'p-limit';

/** A phone's largest ordinary picture; a bomb of 30,000 by 30,000 is refused before it is unpacked. */
const mostPixels = 50_000_000;

const longestSide = 2600;

const secondsToDraw = 20;

/** Unpacked pictures are large: few at a time, whatever arrives. */
const drawing = pLimit(2);

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const formats = {
  'image/jpeg': { format: 'jpeg', options: { quality: 86, mozjpeg: true } },
  'image/png': { format: 'png', options: { compressionLevel: 8 } },
  'image/webp': { format: 'webp', options: { quality: 86 } },
} as const;

/** What a paper never needs and an attack does: scripts, programs to start, files inside, forms that phone home. */
const forbiddenNames =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR)(?![A-Za-z])/;

/** A file that is another kind as well has its other half before the header or after the end. */
const mostTrailingBytes = 1024;

export interface AcceptedFile {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  extension: 'jpg' | 'png' | 'webp' | 'pdf';
  /** What its sender called it, fit to be shown, with the extension of what it is. */
  name: string;
}

const kinds = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

type ContentType = keyof typeof kinds;

/** Only what a file is counts, never what it is called. Pictures are drawn anew: nothing hidden survives. */
export async function acceptFile(file: {
  name: string;
  bytes: Buffer;
}): Promise<AcceptedFile | FieldErrorCode> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(file.bytes).catch(() => undefined);
  const contentType = found?.mime;
  if (!isKind(contentType)) return 'not_a_document';
  const extension = kinds[contentType];
  const bytes =
    contentType === 'application/pdf'
      ? isSoundPdf(file.bytes) && file.bytes
      : await reencodePicture(file.bytes, contentType);
  if (!bytes) return 'unreadable_file';
  return { bytes, contentType, extension, name: shownName(file.name, extension) };
}

function isKind(mime: string | undefined): mime is ContentType {
  return mime !== undefined && Object.hasOwn(kinds, mime);
}

/**
 * Kept as it came, for there is no drawing it anew without a renderer; so it must be nothing but a
 * plain document, and it is only ever handed out to be saved.
 */
function isSoundPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return false;
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.length - end > mostTrailingBytes || !text.includes('startxref')) return false;
  if (/<(html|script|svg|body)[\s>/]/i.test(text.slice(0, 1024) + text.slice(end))) return false;
  return !forbiddenNames.test(plainNames(withoutStreams(text)));
}

/** Packed pictures and fonts hold any three letters by chance. */
function withoutStreams(text: string): string {
  return text
    .split(/\bstream\r?\n/)
    .map((piece, index) => (index === 0 ? piece : piece.slice(Math.max(0, piece.indexOf('endstream')))))
    .join('');
}

/** `/J#61vaScript` means `/JavaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The pixels alone, upright, at a size people can read; no place, no camera, no second file behind the first. */
async function reencodePicture(bytes: Buffer, type: PictureType): Promise<Buffer | undefined> {
  const { format, options } = formats[type];
  const { default: sharp } = await import('sharp');
  return drawing(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
        .timeout({ seconds: secondsToDraw })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, options)
        .toBuffer();
    } catch {
      return undefined;
    }
  });
}

const longestName = 100;

/** What turns text around, cannot be seen or ends lines, and what file systems stumble over. */
const unfit =
  /[\p{Cc}\p{Co}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD<>:"|?*]+/gu;

/** The last part of whatever path was sent, with the extension of what the file really is. */
export function shownName(sent: string, extension: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(unfit, '')
    .replace(/(\.[\p{L}\p{N}]{1,10})+\s*$/u, '')
    .replace(/^[.\s]+/, '');
  const kept = Array.from(stem).slice(0, longestName).join('').trim();
  return `${kept || 'file'}.${extension}`;
}
