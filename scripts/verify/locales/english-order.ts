import type { PhraseTree } from './locale-files.ts';

/** The same phrases with their keys as the English file has them; keys that English lacks stay behind the others. */
export function inEnglishOrder(english: PhraseTree, own: PhraseTree): PhraseTree {
  const keys = [...Object.keys(english), ...Object.keys(own).filter((key) => !(key in english))];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [source, part] = [english[key], own[key]];
      if (part === undefined) return [];
      const isTree = typeof part === 'object' && typeof source === 'object';
      return [[key, isTree ? inEnglishOrder(source, part) : part]];
    }),
  );
}

export function isInEnglishOrder(english: PhraseTree, own: PhraseTree): boolean {
  return JSON.stringify(own) === JSON.stringify(inEnglishOrder(english, own));
}
