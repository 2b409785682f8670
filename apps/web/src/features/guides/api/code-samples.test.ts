import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actions } from './actions.ts';
import { codeSample } from './code-samples.ts';

const received: string[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push(`${request.method} ${request.headers['content-type']} ${Buffer.concat(chunks)}`);
  response.end('{"order":23501}');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`;
});
afterAll(() => server.close());

const fields = { key: 'secret', action: 'add', link: 'https://example.com/?a=1&b=2' };

test('the Node sample posts a form, with every field escaped', async () => {
  const run = promisify(execFile);
  const script = `${codeSample('node', url, fields)}\nconsole.log(answer.order);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('23501');
  expect(received.at(-1)).toMatch(/^POST application\/x-www-form-urlencoded/);
  expect(new URLSearchParams(received.at(-1)?.split(' ').at(-1)).get('link')).toBe(fields.link);
});

test('every language names the address and all fields', () => {
  for (const language of ['curl', 'php', 'python', 'node'] as const) {
    const code = codeSample(language, url, fields);
    for (const part of [url, ...Object.keys(fields), ...Object.values(fields)]) expect(code).toContain(part);
  }
});

test('every answer shown is JSON', () => {
  for (const { examples } of actions) {
    for (const { answer } of examples) expect(() => JSON.parse(answer)).not.toThrow();
  }
});
