import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/calls/read-upload.ts';
import { once } from '../../platform/idempotency/once.ts';
import { type StoredFile, withStoredFiles } from '../uploads/index.ts';

interface Submission {
  files: readonly UploadedFile[];
  idempotencyKey: string | undefined;
  /** The call's name and input, for the idempotency check. */
  request: object;
}

/** Writes a message and its files once, however often the browser repeats the request. */
export async function withAttachments(
  ctx: Context,
  { files, idempotencyKey, request }: Submission,
  write: (tx: Context, stored: readonly StoredFile[]) => Promise<bigint>,
): Promise<bigint> {
  const sent = files.map((file, index) => ({ ...file, field: `files.${index}` }));
  const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const { ticketId } = await withStoredFiles(ctx, { room: 'tickets', sent }, (stored) =>
    once(ctx, { key: idempotencyKey, request: { ...request, files: hashes } }, async (tx) => ({
      ticketId: String(await write(tx, stored)),
      files: stored.map(({ filename }) => filename),
    })),
  );
  return BigInt(ticketId);
}
