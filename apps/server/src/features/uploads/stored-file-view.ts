import { fileTypes, type storedFile } from '@marquee/contract/uploads.ts';
import type { z } from 'zod';
import type { StoredFile } from './store-files.ts';

export function storedFileView(file: StoredFile): z.output<typeof storedFile> {
  return {
    filename: file.filename,
    original_name: file.original_name,
    content_type: fileTypes.find((type) => type === file.content_type) ?? 'application/pdf',
    size: file.size,
  };
}
