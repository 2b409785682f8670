import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartupProblem } from './startup-problem.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-config-'));
afterAll(() => rm(dataDir, { recursive: true }));
const secret = { SECRET_KEY: 'k'.repeat(32) };
const read = (environment: Record<string, string>, commandLine: string[] = []) =>
  readConfig({ DATA_DIR: dataDir, ...environment }, commandLine);

test('an empty environment gives a try-out on this machine', async () => {
  expect(await read(secret)).toEqual({
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
    databasePoolSize: 4,
    databasePatience: 1,
    dataDir,
    publicUrl: 'http://localhost:3000',
    apiUrl: undefined,
    secretKey: 'k'.repeat(32),
    smtpUrl: undefined,
    forwardedHost: false,
    mailFrom: 'no-reply@localhost',
    demo: true,
    demoPublic: false,
    metricsPort: undefined,
    metricsToken: undefined,
    nodeEnv: 'production',
    development: false,
    trustedProxies: [],
    storageUrl: undefined,
    allowLoopbackFetch: false,
    customCode: true,
    sandboxPayments: true,
    logLevel: 'info',
    simulatorSpeed: 1,
    rdapUrl: 'https://rdap.org',
    dnsServers: [],
    services: ['web', 'worker'],
  });
});

test('a database of its own means reachable and without demo, unless said otherwise', async () => {
  const own = { ...secret, DATABASE_URL: 'postgres://u:p@db/marquee' };
  expect(await read(own)).toMatchObject({ host: '0.0.0.0', demo: false });
  expect(await read({ ...own, HOST: '10.0.0.1', DEMO: '1' })).toMatchObject({ host: '10.0.0.1', demo: true });
  expect(await read(own, ['--dev'])).toMatchObject({
    host: 'localhost',
    development: true,
    nodeEnv: 'development',
  });
});

test('values are read into their types, and an empty one counts as absent', async () => {
  const config = await read({
    ...secret,
    PORT: ' 8080 ',
    PUBLIC_URL: 'https://panel.example/',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    SIMULATOR_SPEED: '0.5',
    CUSTOM_CODE: '0',
    SMTP_URL: '',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://panel.example',
    mailFrom: 'no-reply@panel.example',
    trustedProxies: ['10.0.0.0/8', '::1'],
    simulatorSpeed: 0.5,
    rdapUrl: 'https://rdap.org',
    dnsServers: [],
    customCode: false,
    smtpUrl: undefined,
  });
  expect(Object.isFrozen(config)).toBe(true);
});

test('pretended money is for trying out: with a database of one’s own it must be asked for', async () => {
  const DATABASE_URL = 'postgres://localhost/panel';
  expect((await read({ ...secret, DATABASE_URL })).sandboxPayments).toBe(false);
  expect((await read({ ...secret, DATABASE_URL, SANDBOX_PAYMENTS: '1' })).sandboxPayments).toBe(true);
  expect((await read({ ...secret, SANDBOX_PAYMENTS: '0' })).sandboxPayments).toBe(false);
});

describe('a bad value is refused in one sentence that names the variable and hides the value', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://u:hidden@db/x'],
    ['DATABASE_POOL_SIZE', '0'],
    ['DATABASE_PATIENCE', '0.5'],
    ['PUBLIC_URL', 'panel.example'],
    ['API_URL', 'ftp://panel.example'],
    ['SECRET_KEY', 'hidden'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'nobody'],
    ['DEMO', 'yes'],
    ['NODE_ENV', 'staging'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['STORAGE_URL', 'file:///tmp'],
    ['LOG_LEVEL', 'loud'],
    ['SIMULATOR_SPEED', '-1'],
  ])('%s=%s', async (name, value) => {
    const problem: unknown = await read({ ...secret, [name]: value }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartupProblem);
    expect(String(problem)).toMatch(new RegExp(`The environment variable ${name} must be [^.]`));
    expect(String(problem)).not.toContain('hidden');
  });
});

test('services come from the command line', async () => {
  expect((await read(secret, ['--services=worker'])).services).toEqual(['worker']);
  expect((await read(secret, ['--services=worker,web'])).services).toEqual(['web', 'worker']);
  await expect(read(secret, ['--services=web,mail'])).rejects.toThrow('--services must name');
  await expect(read(secret, ['--services='])).rejects.toThrow('--services must name');
  await expect(read(secret, ['--verbose'])).rejects.toThrow('The argument --verbose is unknown');
});

test('without SECRET_KEY one is made and kept, the same for all who start at once', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, async () => (await read({})).secretKey));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect((await read({})).secretKey).toBe(keys[0]);
  expect(await readdir(dataDir)).toEqual(['secret-key']);
  expect((await stat(path.join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
});

test('a data directory that cannot be one is explained', async () => {
  const file = path.join(dataDir, 'a-file');
  await writeFile(file, '');
  await expect(read({ DATA_DIR: file })).rejects.toThrow(/^The secret key cannot be kept in .*a-file/);
});
