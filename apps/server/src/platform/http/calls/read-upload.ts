import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors.ts';

/** A file as it came: its name and stated type are the sender's words and prove nothing. */
export interface UploadedFile {
  /** The form field that held it. */
  field: string;
  name: string;
  bytes: Buffer;
}

interface Upload {
  fields: Record<string, string>;
  files: UploadedFile[];
}

/** Everything is bounded by the limits of `addBodyParser`, so it may be held in memory. */
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
    if (isTooMuch(error)) refuse('body_too_large', { cause: error });
    throw error;
  }
  return { fields: Object.fromEntries(fields), files };
}

function isTooMuch(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413;
}
