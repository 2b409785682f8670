const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
  'Georgian',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
] as const;
const patterns = scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);

/** Scripts that people do write in one word. */
const together = [
  new Set<string>(['Latin', 'Han', 'Hiragana', 'Katakana']),
  new Set<string>(['Latin', 'Han', 'Hangul']),
];

/** Letters that look like Latin ones: a whole word of them is read as Latin. */
const lookAlikes = /^[асԁеһіјӏорԛѕԝхуѵѡαγεικνορτυχω0-9-]+$/u;

/** Whether a label looks like something it is not, so that people would take it for another name. */
export function looksLikeAnother(label: string): boolean {
  const used = new Set<string>();
  for (const letter of label) {
    if (/[\p{L}]/u.test(letter)) used.add(scriptOf(letter));
  }
  if (used.size === 0) return false;
  if (used.has('other')) return true;
  if (used.size > 1) return !together.some((set) => [...used].every((script) => set.has(script)));
  const [only] = used;
  if (only === 'Cyrillic' || only === 'Greek') return lookAlikes.test(label);
  // After composition a mark that stands alone in Latin hides what the letter is.
  return only === 'Latin' && /\p{M}/u.test(label);
}

function scriptOf(letter: string): string {
  if (letter === '\u30fc') return 'Katakana';
  return patterns.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'other';
}
