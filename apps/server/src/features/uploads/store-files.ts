import { randomBytes } from 'node:crypto';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type AcceptedFile, acceptFile } from './accept-file.ts';

/** The columns that every table of uploaded files has. */
export interface StoredFile {
  filename: string;
  original_name: string;
  content_type: AcceptedFile['contentType'];
  size: number;
}

interface SentFile {
  /** The field name for errors about this file, e.g. `files.0`. */
  field: string;
  name: string;
  bytes: Buffer;
}

/**
 * Checks and stores the files, then runs `keep`, which writes rows that reference them. Files that no row
 * references, because `keep` failed or returned others, are deleted again.
 */
export async function withStoredFiles<Kept extends { files: readonly string[] }>(
  ctx: Context,
  { room, sent }: { room: UploadRoom; sent: readonly SentFile[] },
  keep: (stored: readonly StoredFile[]) => Promise<Kept>,
): Promise<Kept> {
  const accepted = await acceptAll(sent);
  const stored: StoredFile[] = [];
  let used: readonly string[] = [];
  try {
    for (const file of accepted) stored.push(await store(ctx, room, file));
    const kept = await keep(stored);
    used = kept.files;
    return kept;
  } finally {
    const unused = stored.filter(({ filename }) => !used.includes(filename));
    await Promise.all(unused.map(({ filename }) => ctx.storage.delete(storageKey(ctx, room, filename))));
  }
}

async function acceptAll(sent: readonly SentFile[]): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  const problems: FieldError[] = [];
  for (const file of sent) {
    const outcome = await acceptFile(file);
    if (typeof outcome === 'string') problems.push({ field: file.field, code: outcome });
    else accepted.push(outcome);
  }
  if (problems.length > 0) refuse('invalid_input', { fields: problems });
  return accepted;
}

async function store(ctx: Context, room: UploadRoom, file: AcceptedFile): Promise<StoredFile> {
  const filename = `${randomBytes(16).toString('hex')}.${file.extension}`;
  await ctx.storage.put(storageKey(ctx, room, filename), file.bytes, { contentType: file.contentType });
  return {
    filename,
    original_name: file.name,
    content_type: file.contentType,
    size: file.bytes.length,
  };
}

export const uploadRooms = ['verification', 'tickets', 'payments', 'free-trials'] as const;
export type UploadRoom = (typeof uploadRooms)[number];

export function storageKey({ panel }: Pick<Context, 'panel'>, room: UploadRoom, filename: string): string {
  return `${room}/${panel.id}/${filename}`;
}
