import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { mirrorPhrase } from '../../scripts/recipes/mirror-phrase.ts';
import { scratchCopy } from '../../scripts/recipes/scratch-copy.ts';
import { type RunningPanel, startPanel } from './start-panel.ts';

/** Arabic in no country: the path, the folder and the cookie of the language that only tests speak. */
export const mirroredLocale = 'ar_XB';

/**
 * A panel that also speaks a language read from the right. It is added to a copy of the product, as the recipe says,
 * so that nothing of it can ship.
 */
export async function startMirroredPanel(): Promise<RunningPanel> {
  const { directory, addLine, copyFolder } = scratchCopy();
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const folder = `packages/i18n/src/locales/${mirroredLocale}`;
    copyFolder('packages/i18n/src/locales/en', folder);
    await mirrorPhrases(join(directory, folder));
    addLine('packages/domain/src/locale/locales.ts', "en: 'English',", `  ${mirroredLocale}: 'ىبارع',`);
    await build(directory);
    const panel = await startPanel({ copy: directory });
    return { ...panel, stop: () => panel.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Texts of the demo stay: what people write is in any language. */
async function mirrorPhrases(folder: string): Promise<void> {
  for (const file of globSync('{account,admin,money,ordering,server,shell,youtube}/*.ts', { cwd: folder })) {
    const path = join(folder, file);
    const areas = Object.entries((await import(pathToFileURL(path).href)) as Record<string, unknown>);
    const mirrored = areas.map(
      ([name, phrases]) => `export const ${name} = ${JSON.stringify(inside(phrases))};`,
    );
    writeFileSync(path, mirrored.join('\n'));
  }
}

function inside(phrases: unknown): unknown {
  if (typeof phrases === 'string') return mirrorPhrase(phrases);
  if (Array.isArray(phrases)) return phrases.map(inside);
  if (typeof phrases !== 'object' || phrases === null) return phrases;
  return Object.fromEntries(Object.entries(phrases).map(([key, phrase]) => [key, inside(phrase)]));
}

async function build(directory: string): Promise<void> {
  const building = spawn(process.execPath, ['scripts/build.ts', 'web'], {
    cwd: directory,
    // React is built for development wherever this says "test".
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [problems, [code]] = await Promise.all([text(building.stderr), once(building, 'exit')]);
  if (code !== 0) throw new Error(`the copy could not be built: ${problems}`);
}
