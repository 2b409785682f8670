/** Scripts that write words without spaces: there are no word boundaries to check. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const wordPart = /[\p{L}\p{N}\p{M}]/u;
const accents = /[\u0300-\u036f]/g;
/** Invisible characters that would split a word. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * The first word of the list that occurs in one of the texts. Case, accents and invisible characters are
 * ignored; a star at either end of a word matches any letters: `bet*` finds “betting”, not “alphabet”.
 */
export function flaggedWord(texts: readonly string[], words: readonly string[]): string | undefined {
  if (texts.length === 0 || words.length === 0) return undefined;
  const folded = fold(texts.join('\n'));
  return words.find((word) => containsWord(folded, word));
}

function containsWord(text: string, word: string): boolean {
  return placesOf(text, word).next().done !== true;
}

/** Where a word stands in a folded text. */
function* placesOf(text: string, word: string): Generator<{ from: number; to: number }> {
  const core = fold(word.replace(/^\*+|\*+$/g, '')).trim();
  if (core === '') return;
  const freeStart = word.startsWith('*') || unspaced.test(core);
  const freeEnd = word.endsWith('*') || unspaced.test(core);
  for (let at = text.indexOf(core); at >= 0; at = text.indexOf(core, at + 1)) {
    const startsHere = freeStart || !wordPart.test(before(text, at));
    const endsHere = freeEnd || !wordPart.test(text.charAt(at + core.length));
    if (startsHere && endsHere) yield { from: at, to: at + core.length };
  }
}

/** Where a word of the list stands in the text as it was written. */
export function findFlagged(text: string, word: string): { from: number; to: number }[] {
  const { folded, origins } = foldWithOrigins(text);
  return [...placesOf(folded, word)].map(({ from, to }) => ({
    from: origins[from] ?? 0,
    to: origins[to] ?? text.length,
  }));
}

/** Folded piece by piece, so that each letter of the result knows where it comes from. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  for (const { segment, index } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    const piece = fold(segment);
    const isSecondSpace = piece === ' ' && folded.endsWith(' ');
    if (piece === '' || isSecondSpace) continue;
    for (let letter = 0; letter < piece.length; letter += 1) origins.push(index);
    folded += piece;
  }
  return { folded, origins };
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
