import { fold } from './fold.ts';

/** By number, or by all words in any order. Matches everything where nothing is searched for. */
export function matchNumberOrWords(search: string): (found: { id: number; name: string }) => boolean {
  const typed = fold(search).trim();
  const number = /^#?(\d{1,16})$/.exec(typed)?.[1];
  const words = typed.split(/\s+/);
  return ({ id, name }) => {
    if (number !== undefined && id === Number(number)) return true;
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  };
}
