import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../apps/server/src/testing/test-database.ts';
import { freePort } from '../../e2e/server/free-port.ts';
import { root } from '../setup/root.mjs';
import { scratchCopy } from './scratch-copy.ts';

const minute = 60_000;
const database = await testDatabase();
const { directory, addLine, copyFolder, writeSlice } = scratchCopy();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function run(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return stdout + stderr;
}

/** What a program of the copy prints, as JSON. */
async function printed(program: string): Promise<unknown> {
  return JSON.parse(await run('--input-type=module', '--eval', program));
}

/** The recipes of docs/developers/recipes, word for word. */
beforeAll(async () => {
  // add-a-language.md
  copyFolder('packages/i18n/locales/en', 'packages/i18n/locales/en_GB');
  copyFolder('packages/i18n/glossary/en.json', 'packages/i18n/glossary/en_GB.json');
  copyFolder('packages/i18n/loan-words/en.json', 'packages/i18n/loan-words/en_GB.json');
  addLine('packages/domain/src/locale/locales.ts', "en: 'English',", "  en_GB: 'English (UK)',");
  // add-a-field-to-the-service-card.md, for a column that the table already has
  const entities = 'packages/contract/src/catalogue/catalogue-entities.ts';
  addLine(entities, 'can_cancel: z.boolean(),', '  can_speedup: z.boolean(),');
  addLine('packages/contract/src/card-columns.ts', 'can_cancel: 8,', '  can_speedup: 64,');
  const view = 'apps/server/src/features/catalogue/catalogue-view.ts';
  addLine(view, 'can_cancel: row.can_cancel,', '    can_speedup: row.can_speedup,');
  // add-a-setting.md
  const settings = 'packages/contract/src/shell/settings.ts';
  addLine(settings, 'captcha_is_enabled: on,', '  greeting: text(200).default("Hello"),');
  expect(await run('scripts/call-types.ts')).toContain('Wrote');
}, 5 * minute);

test('what the recipes say is all that has to be written: all that lean on it compile', {
  timeout: 5 * minute,
}, async () => {
  expect(await run(join(root, 'node_modules/typescript7/bin/tsc'), '-p', writeSlice())).toBe('');
});

test('a new language passes the check of phrases, and its texts are found', { timeout: minute }, async () => {
  const program = `
    import { checkLocales } from './scripts/verify/locales/check-locales.ts';
    import { translator } from '@marquee/i18n/translator.ts';
    import { translateError } from '@marquee/i18n/translate-error.ts';
    const t = await translator('en_GB');
    const { message } = translateError({ code: 'not_found', fields: [] }, 'en_GB');
    console.log(JSON.stringify([await checkLocales(), t('payments.receipt.title'), message]));`;
  expect(await printed(program)).toEqual([[], 'Receipt', expect.stringMatching(/\w/)]);
});

test('a page is rendered in the new language', { timeout: 5 * minute }, async () => {
  const port = await freePort();
  const panel = spawn(process.execPath, ['apps/server/src/main.ts', '--services=web'], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      PORT: String(port),
      SECRET_KEY: 'only-for-tests'.repeat(3),
    },
    stdio: 'ignore',
  });
  const ended = once(panel, 'exit');
  const page = async () => {
    const answer = await fetch(`http://localhost:${port}/en_GB/login`).catch(() => undefined);
    return answer?.status === 200 ? answer.text() : undefined;
  };
  let html = await page();
  while (html === undefined && panel.exitCode === null) {
    await pause(200);
    html = await page();
  }
  panel.kill('SIGTERM');
  await ended;
  expect(html?.slice(0, 50)).toContain('<html lang="en-GB" dir="ltr">');
  expect(/<h1[^>]*>Welcome back</.test(html ?? '')).toBe(true);
});

test('a new field of the card travels to the browser and back', { timeout: minute }, async () => {
  const program = `
    import { packCards, unpackCard } from '@marquee/contract/card-columns.ts';
    const card = { geo: [], labels: [], reviews: { rating: null, count: 0 }, short_description: '' };
    const packed = packCards([{ ...card, can_speedup: true }, { ...card, can_speedup: false }]);
    const columns = Object.fromEntries(Object.entries(packed).map(([name, cells]) => [name, cells()]));
    console.log(JSON.stringify([0, 1].map((at) => unpackCard(columns, at, 1).can_speedup)));`;
  expect(await printed(program)).toEqual([true, false]);
});

test('a new setting has its default, can be stored and is answered', { timeout: minute }, async () => {
  const program = `
    import { defaultSettings, resolveSettings, settingsOverridesSchema, settingsSchema } from '@marquee/contract/shell/settings.ts';
    const stored = settingsOverridesSchema.parse({ greeting: 'Welcome' });
    const answered = settingsSchema.parse(resolveSettings(stored));
    console.log(JSON.stringify([defaultSettings.greeting, answered.greeting]));`;
  expect(await printed(program)).toEqual(['Hello', 'Welcome']);
});
