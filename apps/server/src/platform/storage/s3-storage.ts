import { createHash } from 'node:crypto';
import type { Dispatcher } from 'undici';
import { Refusal } from '../errors.ts';
import { checkStorageKey, type Storage } from './storage.ts';

export interface S3Settings {
  /** Scheme, host and port; chosen by the operator, so a private address is allowed. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const timeoutMs = 30_000;

/** Uses path-style URLs, which every S3-compatible server supports. */
export function createS3Storage(settings: S3Settings): Storage {
  return {
    put: async (key, bytes, { contentType }) => {
      const answer = await call(settings, 'PUT', key, { bytes, contentType });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw unexpected('PUT', answer);
    },
    get: async (key) => {
      const answer = await call(settings, 'GET', key);
      if (answer.statusCode === 200) return Buffer.from(await answer.body.arrayBuffer());
      await answer.body.dump();
      if (answer.statusCode === 404) return undefined;
      throw unexpected('GET', answer);
    },
    delete: async (key) => {
      const answer = await call(settings, 'DELETE', key);
      await answer.body.dump();
      if (![200, 204, 404].includes(answer.statusCode)) throw unexpected('DELETE', answer);
    },
  };
}

async function call(
  settings: S3Settings,
  method: 'GET' | 'PUT' | 'DELETE',
  key: string,
  file?: { bytes: Uint8Array; contentType: string },
): Promise<Dispatcher.ResponseData> {
  const [{ AwsV4Signer }, { request }] = await Promise.all([import('aws4fetch'), import('undici')]);
  const body = file?.bytes ?? new Uint8Array();
  const signed = await new AwsV4Signer({
    ...settings,
    method,
    url: `${settings.endpoint}/${settings.bucket}/${checkStorageKey(key)}`,
    headers: {
      ...(file && { 'content-type': file.contentType }),
      // With a signed hash the server refuses a body that was changed in transit.
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    },
    service: 's3',
    // Otherwise the content type would not be signed.
    allHeaders: true,
  }).sign();
  return request(signed.url, {
    method,
    headers: Object.fromEntries(signed.headers),
    body: file?.bytes,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Refusal('upstream_failed', { cause });
  });
}

function unexpected(method: string, answer: Dispatcher.ResponseData): Refusal {
  return new Refusal('upstream_failed', {
    cause: new Error(`the file store answered ${answer.statusCode} to ${method}`),
  });
}
