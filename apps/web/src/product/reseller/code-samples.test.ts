import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeSample, type Fields, languages } from './code-samples.ts';

const run = promisify(execFile);
const received: { type: string; body: string }[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = `${request.method} ${request.headers['content-type']}`;
  received.push({ type, body: String(Buffer.concat(chunks)) });
  response.end('{"order":23501}');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`;
});
afterAll(() => server.close());

const fields: Fields = {
  key: 'secret',
  action: 'add',
  link: 'https://example.com/?a=1&b=2',
  comments: `It's "great", \\o/ 100 %\nзавтра 🎬 $HOME \`id\``,
};

const programs = {
  curl: (code: string) => run('sh', ['-c', code]),
  node: (code: string) =>
    run(process.execPath, ['--input-type=module', '--eval', `${code}\nconsole.log(answer.order);`]),
};

test.each(['curl', 'node'] as const)(
  'the %s sample posts a form, whatever is in its fields',
  async (name) => {
    const { stdout } = await programs[name](codeSample(name, url, fields));
    expect(stdout).toContain('23501');
    expect(received.at(-1)?.type).toMatch(/^POST application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(received.at(-1)?.body))).toEqual(fields);
  },
);

test('every language names the address and all fields', () => {
  const plain = { key: 'secret', action: 'add', link: 'https://example.com/?a=1&b=2' };
  for (const language of languages) {
    const code = codeSample(language, url, plain);
    for (const part of [url, ...Object.keys(plain), ...Object.values(plain)]) expect(code).toContain(part);
  }
});

test('a quote ends no text in PHP and Python either', () => {
  const hostile = { key: `'; system('id'); //\\`, comments: `"); import os #\n` };
  expect(codeSample('php', url, hostile)).toContain(String.raw`'key' => '\'; system(\'id\'); //\\',`);
  expect(codeSample('python', url, hostile)).toContain(String.raw`"comments": "\"); import os #\n",`);
});
