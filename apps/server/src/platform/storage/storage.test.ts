import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartupProblem } from '../process/startup-problem.ts';
import { createStorage } from './create-storage.ts';
import type { Storage } from './storage.ts';

const accessKey = 'AKIDEXAMPLE';
const secret = 'wJalrXUtnFEMI/K7MDENG+bPx=RfiCYEXAMPLEKEY';
const region = 'eu-test-1';

/** AWS Signature Version 4, implemented independently of the signer under test. */
function signatureOf(request: IncomingMessage, body: Buffer): string {
  const header = (name: string) => String(request.headers[name] ?? '');
  const signedHeaders = /SignedHeaders=([^,]+)/.exec(header('authorization'))?.[1] ?? '';
  const hash = createHash('sha256').update(body).digest('hex');
  const canonical = [
    request.method,
    request.url,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${header(name)}`),
    '',
    signedHeaders,
    hash,
  ].join('\n');
  const date = header('x-amz-date');
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  let key: Buffer = Buffer.from(`AWS4${secret}`);
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest();
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

const bucket = new Map<string, { bytes: Buffer; contentType: string | undefined }>();
let server: Server;
let endpoint: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marquee-storage-'));
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const signed = String(request.headers.authorization);
    const mustSign = request.method === 'PUT' ? ['content-type', 'host'] : ['host'];
    const covers = mustSign.every((name) => signed.split('SignedHeaders=')[1]?.includes(name));
    if (signed !== signatureOf(request, body) || !covers) return response.writeHead(403).end();
    const key = String(request.url);
    if (request.method === 'PUT') {
      bucket.set(key, { bytes: body, contentType: request.headers['content-type'] });
      return response.end();
    }
    if (request.method === 'DELETE') {
      bucket.delete(key);
      return response.writeHead(204).end();
    }
    const found = bucket.get(key);
    return found ? response.end(found.bytes) : response.writeHead(404).end('<Error/>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true });
});

const s3 = (password = secret) =>
  createStorage({
    dataDir,
    storageUrl: `s3+http://${accessKey}:${encodeURIComponent(password)}@${endpoint}/files?region=${region}`,
  });

describe.each<[string, () => Storage]>([
  ['disk', () => createStorage({ dataDir })],
  ['S3', () => s3()],
])('%s', (_name, make) => {
  test('keeps, replaces, answers and deletes bytes', async () => {
    const storage = make();
    const bytes = Buffer.from([0, 255, 1, 254]);
    await storage.put('tickets/7/a_b-1.png', bytes, { contentType: 'image/png' });
    expect(await storage.get('tickets/7/a_b-1.png')).toEqual(bytes);
    await storage.put('tickets/7/a_b-1.png', Buffer.from('new'), { contentType: 'image/png' });
    expect((await storage.get('tickets/7/a_b-1.png'))?.toString()).toBe('new');
    expect(await storage.get('tickets/7/a_b-1.png/deeper')).toBeUndefined();
    await storage.delete('tickets/7/a_b-1.png');
    await storage.delete('tickets/7/a_b-1.png');
    expect(await storage.get('tickets/7/a_b-1.png')).toBeUndefined();
  });

  test.each([
    '',
    '/',
    '..',
    '../a',
    'a/../b',
    'a/..',
    './a',
    'a//b',
    'a/',
    '/a',
    '.a',
    'a/.b',
    'A',
    'a\\b',
    'a\0b',
    'a b',
    'a\n',
    '%2e%2e/a',
    'é',
    'a'.repeat(513),
  ])('refuses the key %j', async (key) => {
    const storage = make();
    await expect(async () =>
      storage.put(key, Buffer.from('x'), { contentType: 'text/plain' }),
    ).rejects.toThrow();
    await expect(async () => storage.get(key)).rejects.toThrow();
    await expect(async () => storage.delete(key)).rejects.toThrow();
  });
});

test('disk files are ours alone and leave nothing half-written', async () => {
  const storage = createStorage({ dataDir });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      storage.put('race/one', Buffer.alloc(100_000, index), { contentType: 'text/plain' }),
    ),
  );
  const bytes = await storage.get('race/one');
  expect(new Set(bytes).size).toBe(1);
  expect(await readdir(join(dataDir, 'files/race'))).toEqual(['one']);
  expect((await stat(join(dataDir, 'files/race/one'))).mode & 0o777).toBe(0o600);
});

test('a disk write that fails leaves no unfinished file', async () => {
  const storage = createStorage({ dataDir });
  await storage.put('taken/inside/file', Buffer.from('x'), { contentType: 'text/plain' });
  await expect(
    storage.put('taken/inside', Buffer.from('x'), { contentType: 'text/plain' }),
  ).rejects.toThrow();
  expect(await readdir(join(dataDir, 'files/taken'))).toEqual(['inside']);
});

test('S3 receives the content type', async () => {
  await s3().put('typed', Buffer.from('x'), { contentType: 'image/webp' });
  expect(bucket.get('/files/typed')?.contentType).toBe('image/webp');
});

test('a wrong secret and an unreachable store are upstream failures', async () => {
  await expect(s3('wrong').get('typed')).rejects.toMatchObject({ code: 'upstream_failed' });
  const nowhere = createStorage({ dataDir, storageUrl: 's3+http://a:b@127.0.0.1:1/files' });
  await expect(nowhere.get('typed')).rejects.toMatchObject({ code: 'upstream_failed' });
});

test.each([
  'nonsense',
  'https://a:b@host/bucket',
  's3://host/bucket',
  's3://a:S3CR3T@host/',
  's3://a:S3CR3T@host/a/b',
])('STORAGE_URL %s is explained without its secret', (storageUrl) => {
  expect(() => createStorage({ dataDir, storageUrl })).toThrow(StartupProblem);
  expect(() => createStorage({ dataDir, storageUrl })).not.toThrow(/S3CR3T/);
});
