import { fileTypes, type storedFile } from '@marquee/contract/account/uploads.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { Download } from '../../platform/http/answers/download.ts';
import { type StoredFile, storageKey, type UploadRoom } from './store-files.ts';

export function storedFileView(file: StoredFile): z.output<typeof storedFile> {
  return {
    filename: file.filename,
    original_name: file.original_name,
    content_type: fileTypes.find((type) => type === file.content_type) ?? 'application/pdf',
    size: file.size,
  };
}

/** The file of a row; the caller has checked access. */
export async function storedDownload(
  ctx: Context,
  room: UploadRoom,
  file: Pick<StoredFile, 'filename' | 'original_name' | 'content_type'>,
): Promise<Download> {
  const bytes = (await ctx.storage.get(storageKey(ctx, room, file.filename))) ?? refuse('not_found');
  return new Download({ bytes, contentType: file.content_type, name: file.original_name });
}
