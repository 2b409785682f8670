import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import pLimit from 'p-limit';
import { checkPdf } from './pdf/check-pdf.ts';

/** About the largest photo of a phone; a decompression bomb of 30,000 by 30,000 is refused before decoding. */
const maxPixels = 50_000_000;

const maxSide = 2600;

const timeoutSeconds = 20;

/** Decoded pictures need much memory, so only two at a time. */
const decoding = pLimit(2);

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const formats = {
  'image/jpeg': { format: 'jpeg', options: { quality: 86, mozjpeg: true } },
  'image/png': { format: 'png', options: { compressionLevel: 8 } },
  'image/webp': { format: 'webp', options: { quality: 86 } },
} as const;

export interface AcceptedFile {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  extension: 'jpg' | 'png' | 'webp' | 'pdf';
  /** The sender's file name, safe to show, with the extension of the real type. */
  name: string;
}

const kinds = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

type ContentType = keyof typeof kinds;

/** Decides by content, never by name. Pictures are re-encoded, so that nothing hidden in them survives. */
export async function acceptFile(file: {
  name: string;
  bytes: Buffer;
}): Promise<AcceptedFile | FieldErrorCode> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(file.bytes).catch(() => undefined);
  const contentType = found?.mime;
  if (!isKind(contentType)) return 'not_a_document';
  const extension = kinds[contentType];
  const outcome =
    contentType === 'application/pdf'
      ? await acceptPdf(file.bytes)
      : ((await reencodePicture(file.bytes, contentType)) ?? 'unreadable_file');
  if (typeof outcome === 'string') return outcome;
  return { bytes: outcome, contentType, extension, name: shownName(file.name, extension) };
}

function isKind(mime: string | undefined): mime is ContentType {
  return mime !== undefined && Object.hasOwn(kinds, mime);
}

/**
 * PDFs are stored unchanged, because re-encoding would need a renderer. So only plain documents are
 * accepted, and they are only sent as downloads.
 */
async function acceptPdf(bytes: Buffer): Promise<Buffer | FieldErrorCode> {
  const outcome = await checkPdf(bytes);
  if (outcome === 'safe') return bytes;
  return outcome === 'unsafe' ? 'unreadable_file' : 'document_not_checked';
}

/** Keeps only the pixels, upright and scaled down: no location, no metadata, no appended file. */
async function reencodePicture(bytes: Buffer, type: PictureType): Promise<Buffer | undefined> {
  const { format, options } = formats[type];
  const { default: sharp } = await import('sharp');
  return decoding(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, options)
        .toBuffer();
    } catch {
      return undefined;
    }
  });
}

const maxNameLength = 100;

/** Direction marks, invisible characters, line ends, and characters that file systems do not allow. */
const forbiddenCharacters =
  /[\p{Cc}\p{Co}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD<>:"|?*]+/gu;

/** The last part of the sent path, with the extension of the real type. */
export function shownName(sent: string, extension: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(forbiddenCharacters, '')
    .replace(/(\.[\p{L}\p{N}]{1,10})+\s*$/u, '')
    .replace(/^[.\s]+/, '');
  const kept = Array.from(stem).slice(0, maxNameLength).join('').trim();
  return `${kept || 'file'}.${extension}`;
}
