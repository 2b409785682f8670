import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { Download } from '../../platform/http/answers/download.ts';
import { storageKey, type UploadRoom } from './storage-key.ts';
import type { StoredFile } from './store-files.ts';

/** The bytes behind a row; the caller has checked who asks. */
export async function storedDownload(
  ctx: Context,
  room: UploadRoom,
  file: Pick<StoredFile, 'filename' | 'original_name' | 'content_type'>,
): Promise<Download> {
  const bytes = (await ctx.storage.get(storageKey(ctx, room, file.filename))) ?? refuse('not_found');
  return new Download({ bytes, contentType: file.content_type, name: file.original_name });
}
