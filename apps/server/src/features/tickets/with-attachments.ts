import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/calls/read-upload.ts';
import { once } from '../../platform/idempotency/once.ts';
import { type StoredFile, withStoredFiles } from '../uploads/index.ts';

interface Sending {
  files: readonly UploadedFile[];
  idempotencyKey: string | undefined;
  /** Which call it is and what it was asked. */
  request: object;
}

/** A message is written once with its files, however often an impatient browser sends it. */
export async function withAttachments(
  ctx: Context,
  { files, idempotencyKey, request }: Sending,
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
