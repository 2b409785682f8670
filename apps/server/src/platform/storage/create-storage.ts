import { join } from 'node:path';
import { StartupProblem } from '../process/startup-problem.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage, type S3Settings } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Without `STORAGE_URL` files are stored in `DATA_DIR`, which only works on one machine. */
export function createStorage(config: { storageUrl?: string; dataDir: string }): Storage {
  if (config.storageUrl === undefined) return createDiskStorage(join(config.dataDir, 'files'));
  return createS3Storage(parseStorageUrl(config.storageUrl));
}

/** `s3://key:secret@host[:port]/bucket?region=name`; `s3+http://` for a local server without TLS. */
function parseStorageUrl(text: string): S3Settings {
  const url = URL.parse(text);
  const scheme = url && { 's3:': 'https', 's3+http:': 'http' }[url.protocol];
  const bucket = url?.pathname.slice(1) ?? '';
  if (
    !url ||
    !scheme ||
    !url.host ||
    !url.username ||
    !url.password ||
    !/^[a-z0-9][a-z0-9.-]+$/.test(bucket)
  ) {
    // The message does not contain the URL, because it holds the secret.
    throw new StartupProblem('STORAGE_URL must look like s3://key:secret@host/bucket?region=name.');
  }
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
