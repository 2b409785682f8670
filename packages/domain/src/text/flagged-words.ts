/** Scripts whose words stand side by side without a space: there is no edge of a word to look for. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const wordPart = /[\p{L}\p{N}\p{M}]/u;
const accents = /[\u0300-\u036f]/g;
/** Nobody sees them, and they would split a word. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * The first word of the list that stands in one of the texts. Capitals, accents and invisible characters do
 * not matter; a star at an end of a word stands for any rest: `bet*` finds “betting”, not “alphabet”.
 */
export function flaggedWord(texts: readonly string[], words: readonly string[]): string | undefined {
  if (texts.length === 0 || words.length === 0) return undefined;
  const folded = fold(texts.join('\n'));
  return words.find((word) => stands(folded, word));
}

function stands(text: string, word: string): boolean {
  const core = fold(word.replace(/^\*+|\*+$/g, '')).trim();
  if (core === '') return false;
  const freeStart = word.startsWith('*') || unspaced.test(core);
  const freeEnd = word.endsWith('*') || unspaced.test(core);
  for (let at = text.indexOf(core); at >= 0; at = text.indexOf(core, at + 1)) {
    const startsHere = freeStart || !wordPart.test(before(text, at));
    const endsHere = freeEnd || !wordPart.test(text.charAt(at + core.length));
    if (startsHere && endsHere) return true;
  }
  return false;
}

function before(text: string, at: number): string {
  return at === 0 ? '' : text.charAt(at - 1);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(/[^\S\n]+/g, ' ');
}
