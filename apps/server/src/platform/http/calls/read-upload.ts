import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors.ts';

/** A file as uploaded: its name and type are not verified. */
export interface UploadedFile {
  /** The name of the form field. */
  field: string;
  name: string;
  bytes: Buffer;
}

interface Upload {
  fields: Record<string, string>;
  files: UploadedFile[];
}

/** Held in memory, because `addBodyParser` limits all sizes. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        files.push({ field: part.fieldname, name: part.filename ?? '', bytes: await part.toBuffer() });
      } else if (part.valueTruncated || typeof part.value !== 'string') {
        refuse('body_too_large');
      } else {
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    if (isTooLarge(error)) refuse('body_too_large', { cause: error });
    throw error;
  }
  return { fields: Object.fromEntries(fields), files };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413;
}
