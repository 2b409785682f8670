import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import { isSoundPdf } from './is-sound-pdf.ts';
import { reencodePicture } from './reencode-picture.ts';
import { shownName } from './shown-name.ts';

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
