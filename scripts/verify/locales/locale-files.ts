import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, demoPrefix } from '@marquee/i18n/phrases.ts';
import { root } from '../../setup/root.mjs';

export const localesFolder = 'packages/i18n/locales';

export interface PhraseTree {
  [key: string]: PhraseTree | string;
}

/** A file of a language as it is: nothing of English stands in for what it lacks. */
export interface PhraseFile {
  /** From the repository's root. */
  path: string;
  name: string;
  area: string;
  isDemo: boolean;
  phrases: PhraseTree;
}

export function readLocaleFiles(locale: string): PhraseFile[] {
  const folder = `${localesFolder}/${locale}`;
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => {
      const isDemo = name.startsWith(demoPrefix);
      return {
        path: `${folder}/${name}`,
        name,
        area: areaOf(isDemo ? name.slice(demoPrefix.length) : name),
        isDemo,
        phrases: readJson(`${folder}/${name}`) as PhraseTree,
      };
    });
}

export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    throw new Error(`${path} is no JSON: ${(error as Error).message}`);
  }
}
