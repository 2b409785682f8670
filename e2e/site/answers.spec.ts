import { parse } from 'yaml';
import { expect, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';

/** Assets in elements and in the list of files to fetch after the first paint. */
const assetsOf = (html: string) => [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');

test('the description of the API is YAML that names its calls', async () => {
  const { status, headers, body } = await rawGet('/api.yaml');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/yaml/);
  const description = parse(body);
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(['/settings', '/api/v1/services']));
});

test('a page carries the security headers, with a fresh nonce on every element that needs it', async () => {
  const [first, second] = [await rawGet('/'), await rawGet('/')];
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toBe(second.headers['content-security-policy']);
  expect(first.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(first.headers['referrer-policy']).toBeTruthy();

  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const elements = first.body.match(/<(script|style)\b[^>]*>/g) ?? [];
  expect(elements.length).toBeGreaterThan(1);
  for (const element of elements) {
    if (!element.includes('type="application/json"')) expect(element).toContain(`nonce="${nonce}"`);
  }
  expect(first.body).not.toMatch(/\sstyle="|\son[a-z]+="/);
});

test('assets never change and come compressed; pages are asked for anew', async () => {
  const page = await rawGet('/', { 'accept-encoding': 'br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.headers['cache-control']).toContain('no-cache');
  const assets = assetsOf(page.body);
  expect(assets.some((path) => path.endsWith('.js'))).toBe(true);
  expect(assets.some((path) => path.endsWith('.css'))).toBe(true);
  for (const path of assets) {
    const { status, headers } = await rawGet(path, { 'accept-encoding': 'br, gzip' });
    expect(status, path).toBe(200);
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    const large = Number(headers['content-length'] ?? 0) > 1024;
    if (/\.(js|css)$/.test(path) && large) expect(headers['content-encoding'], path).toBe('br');
  }
});

test('an answer that did not change is not sent again', async () => {
  const first = await rawGet('/api/v1/services');
  const again = await rawGet('/api/v1/services', { 'if-none-match': String(first.headers.etag) });
  expect(first.headers.etag).toBeTruthy();
  expect(again.status).toBe(304);
  expect(again.body).toBe('');
});

test('the first page needs at most ten requests until somebody touches it', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // The words of prompts are what the page loads last.
  const last = page.waitForResponse(/\/overlays\.json/);
  await page.goto(baseURL ?? '');
  await last;
  await page.waitForLoadState('networkidle');
  const fetched = requests.filter((url) => url.startsWith('http'));
  expect(fetched.length, fetched.join('\n')).toBeLessThanOrEqual(10);
  await page.mouse.move(20, 20);
  await expect.poll(() => requests.some((url) => url.includes('/assets/prefetch-'))).toBe(true);
});
