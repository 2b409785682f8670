/** Letters that are read from the right, one for each of ours: who knows English can still tell the phrase. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, place) => [
    letter,
    [...'ابثدعفغهيجكلمنوپقرستؤڤۏخىز'][place] ?? letter,
  ]),
);
const filler = 'سلامكتاب';

/**
 * A phrase of the language that only tests speak: in Arabic letters and 40 % longer, as translations are. What is
 * code stays: placeholders, plurals with their names, tags, quoted braces.
 */
export function mirrorPhrase(phrase: string): string {
  return phrase === '' ? '' : message(phrase);
}

function message(text: string): string {
  let written = '';
  let words = '';
  const endWords = () => {
    written += lengthened(words);
    words = '';
  };
  for (let at = 0; at < text.length; ) {
    const code = codeAt(text, at);
    if (code === '') words += text[at++];
    else {
      endWords();
      written += code.startsWith('{') ? argument(code) : code;
      at += code.length;
    }
  }
  endWords();
  return written;
}

/** The placeholder, tag or quoted part that begins here; empty if there is none. */
function codeAt(text: string, at: number): string {
  const rest = text.slice(at);
  if (rest.startsWith('{')) return rest.slice(0, closing(rest));
  return /^(<\/?[a-z]\w*\s*\/?>|#|'[{<][^']*'|'')/i.exec(rest)?.[0] ?? '';
}

/** Behind the brace that closes the first one. */
function closing(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Error(`a brace is not closed: ${text}`);
}

/** Only the sentences of `{count, plural, one {# order} other {# orders}}` are words. */
function argument(code: string): string {
  const head = /^\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(code)?.[0];
  if (!head) return code;
  let written = head;
  for (let at = head.length; at < code.length - 1; ) {
    const branch = code[at] === '{' ? code.slice(at, at + closing(code.slice(at))) : '';
    written += branch ? `{${message(branch.slice(1, -1))}}` : code[at];
    at += branch.length || 1;
  }
  return `${written}}`;
}

function lengthened(words: string): string {
  const mirrored = [...words].map((letter) => letters[letter.toLowerCase()] ?? letter).join('');
  const missing = Math.ceil((words.match(/[a-z]/gi)?.length ?? 0) * 0.4);
  if (missing === 0) return mirrored;
  const end = mirrored.search(/[^\p{L}]*$/u);
  const more = missing < 4 ? filler.slice(0, missing) : moreWords(missing);
  return mirrored.slice(0, end) + more + mirrored.slice(end);
}

function moreWords(count: number): string {
  let [more, left] = ['', count];
  while (left > 0) {
    more += ` ${filler.slice(0, left)}`;
    left -= filler.length + 1;
  }
  return more;
}
