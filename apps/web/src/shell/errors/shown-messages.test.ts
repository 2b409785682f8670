import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** The one place that decides which error's text may be read by people. */
const decider = 'shell/errors/use-error-message.ts';
/** `form.message` and a toast's message come from there; the rest of what is called so is no error. */
const harmless = /\b(form|texts?|data|event)\??\.message\b/g;

test('no text of an error reaches a screen but through the message in the reader’s language', async () => {
  const found: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: root })) {
    if (file === decider || /\.test\.tsx?$/.test(file)) continue;
    const code = readFileSync(join(root, file), 'utf8').replace(harmless, '');
    if (
      /\b(error|failure|reason|cause|problem)\??\.message\b|String\((error|failure)\)|\.toString\(\)\s*\/\/ error/.test(
        code,
      )
    )
      found.push(file);
  }
  expect(found).toEqual([]);
});
