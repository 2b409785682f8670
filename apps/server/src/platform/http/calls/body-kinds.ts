import multipart from '@fastify/multipart';
import type { Endpoint } from '@marquee/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';

export type BodyKind = NonNullable<Endpoint['takes']>;

const largestFile = 10 * 1024 * 1024;
const largestRawBody = 1024 * 1024;
const mostFiles = 5;

const limits = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 20, headerPairs: 20 };

/** Other bodies than JSON are read only inside the scope of the calls that ask for them. */
export async function addBodyParser(scope: FastifyInstance, kind: BodyKind): Promise<void> {
  switch (kind) {
    case 'raw':
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: largestRawBody },
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
      // Read by the handler, once it is known who sends it: `readUpload`.
      await scope.register(multipart, {
        limits: { ...limits, files: mostFiles, fileSize: largestFile, parts: limits.fields + mostFiles },
      });
  }
}
