import multipart from '@fastify/multipart';
import type { Endpoint } from '@marquee/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';

export type BodyKind = NonNullable<Endpoint['takes']>;

const maxFileSize = 10 * 1024 * 1024;
const maxRawBodySize = 1024 * 1024;
const maxFiles = 5;

const limits = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 20, headerPairs: 20 };

/** Only endpoints that declare it accept bodies other than JSON. */
export async function addBodyParser(scope: FastifyInstance, kind: BodyKind): Promise<void> {
  switch (kind) {
    case 'raw':
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: maxRawBodySize },
        (_request, body, done) => done(null, body),
      );
      return;
    case 'form':
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      await scope.register(multipart, {
        attachFieldsToBody: 'keyValues',
        limits: { ...limits, files: 0, parts: limits.fields },
      });
      return;
    case 'upload':
      // Read by the handler after authentication: see `readUpload`.
      await scope.register(multipart, {
        limits: { ...limits, files: maxFiles, fileSize: maxFileSize, parts: limits.fields + maxFiles },
      });
  }
}
