import { type SourceFile, sourceFiles } from '../source-files.ts';
import type { PhraseFile } from './locale-files.ts';

const product = /^(apps|packages)\/(?!.*\.test\.tsx?$)(?!i18n\/src\/generated\/)/;
const quoted = /'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g;

/**
 * English phrases that nothing can ask for: the last part of the key stands nowhere in the product, neither as a word
 * nor as a text that the key spells with other marks (`accounts.view` for `accounts_view`).
 */
export function unusedPhrases(
  english: readonly PhraseFile[],
  files: readonly SourceFile[] = sourceFiles(),
): string[] {
  const sources = files.filter(({ path }) => product.test(path));
  const said = new Set(sources.flatMap(textsOf));
  const endings = new Set(sources.flatMap(endingsOf));
  const isSaid = (leaf: string) =>
    said.has(leaf) ||
    [...endings].some((ending) => leaf.endsWith(ending) && said.has(leaf.slice(0, -ending.length)));
  return english
    .filter(({ isDemo }) => !isDemo)
    .flatMap(({ path, phrases }) =>
      leavesOf(phrases)
        .filter(({ leaf }) => !isSaid(spelled(leaf)))
        .map(({ key }) => `${path}: nothing says ${key}; remove it in every language`),
    );
}

/** A leaf may hold dots of its own. */
function leavesOf(phrases: object): { key: string; leaf: string }[] {
  return Object.entries(phrases).flatMap(([name, part]) =>
    typeof part === 'string'
      ? [{ key: name, leaf: name }]
      : leavesOf(part).map(({ key, leaf }) => ({ key: `${name}.${key}`, leaf })),
  );
}

function textsOf({ lines }: SourceFile): string[] {
  const text = lines.join('\n');
  const whole = [...text.matchAll(quoted)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  return [...(text.match(/\w+/g) ?? []), ...whole.map(spelled)];
}

/** `Title` of a composed key: `${action}Title`. */
const endingsOf = ({ lines }: SourceFile) =>
  [...lines.join('\n').matchAll(/\}(\w+)`/g)].map(([, ending = '']) => ending);

const spelled = (text: string) => text.replaceAll(/\W+/g, '_');
