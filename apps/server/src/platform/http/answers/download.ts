import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { downloadPolicy, logStreamFailure } from './streamed.ts';

/** A private file. Always sent as an attachment, so that its content never runs in the browser. */
export class Download {
  /** A stream for large files. */
  readonly bytes: Buffer | Readable;
  readonly contentType: string;
  readonly name: string;

  constructor(file: { bytes: Buffer | Readable; contentType: string; name: string }) {
    this.bytes = file.bytes;
    this.contentType = file.contentType;
    this.name = file.name;
  }
}

export function sendDownload(reply: FastifyReply, { bytes, contentType, name }: Download): FastifyReply {
  if (bytes instanceof Readable) logStreamFailure(reply, bytes);
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`)
    .header('content-security-policy', downloadPolicy)
    .header('cache-control', 'private, no-store')
    .type(contentType)
    .send(bytes);
}

/** RFC 8187 allows fewer unescaped characters than `encodeURIComponent`. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
