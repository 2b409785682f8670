/**
 * What search compares: case, accents, width and kinds of kana, digits, quotes and hyphens do not matter, nor does
 * what nobody sees (docs/decisions/0059). `fold_text` is the same in SQL; change both, and see its file first.
 */
export function fold(text: string): string {
  return isAscii.test(text) ? text.toLowerCase() : foldLetters(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const isAscii = /^[\x00-\x7f]*$/;

function foldLetters(text: string): string {
  return (
    text
      .normalize('NFKD')
      // A letter of its own to its readers, unlike `ё`.
      .replace(/([иИ])\u0306/g, (_, letter) => (letter === 'и' ? 'й' : 'Й'))
      .replace(unheeded, '')
      .toLowerCase()
      .replace(otherwise, (letter) => spellings.get(letter) ?? letter)
      .normalize('NFC')
  );
}

/** Accents, nukta, Arabic vowel signs, frames around digits; soft hyphens and everything without a width. */
const unheeded =
  /[\u0300-\u036f\u064b-\u0655\u0670]|\u093c|[\u20d0-\u20f0\ufe00-\ufe0f\u00ad\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Each letter of the first text is the one below it in the second. */
const equals: readonly (readonly [string, string])[] = [
  ['ıłđðøħŧŋς', 'ilddohtnσ'],
  ['٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'],
  ['०१२३४५६७८९০১২৩৪৫৬৭৮৯', '01234567890123456789'],
  ['ァアィイゥウェエォオカキクケコサシスセソ', 'ぁあぃいぅうぇえぉおかきくけこさしすせそ'],
  ['タチッツテトナニヌネノハヒフヘホマミムメモ', 'たちっつてとなにぬねのはひふへほまみむめも'],
  ['ャヤュユョヨラリルレロヮワヰヱヲンヵヶヽ', 'ゃやゅゆょよらりるれろゎわゐゑをんゕゖゝ'],
  ['‐‒–—―⁃−', '-------'],
  ['‘’‚‛‹›′ʻʼ', "'''''''''"],
  ['“”„‟«»「」『』〝〞〟《》', '"""""""""""""""'],
  ['、。〜⁄∕【】〔〕・•', ',.~//[][]··'],
];

const spellings = new Map<string, string>([
  ...equals.flatMap(([from, to]) => [...from].map((letter, at) => [letter, to.charAt(at)] as const)),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

const otherwise = new RegExp(`[${[...spellings.keys()].join('')}]`, 'g');
