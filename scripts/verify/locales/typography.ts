import type { Locale } from '@marquee/domain/locale/locales.ts';

/** A pattern that no phrase of the language may match, and what is wrong with it. */
type Mark = readonly [RegExp, string];

const everywhere: readonly Mark[] = [
  [/\.\.\./, 'three dots; write …'],
  [/ {2}/, 'two spaces'],
  [/^[ \u00a0]|[ \u00a0]$/, 'begins or ends with a space'],
  [
    /\}[\s\u00a0\u202f]?%|%[\s\u00a0]?\{/,
    'the place of the percent sign depends on the language; make it part of the argument',
  ],
  [/[0-9][ .,](?=000(?![0-9]))/, 'thousands need a no-break space: 1\\u00a0000'],
];

const straight: Mark = [/"/, 'straight quotation marks'];
const apostrophe: Mark = [/(?<=\p{L})'(?=\p{L})/u, 'straight apostrophe; write ’'];
const halfWidth: Mark = [/[，。：；？！（）、]/, 'full-width mark in a text with half-width ones'];

const han = '\\p{Script=Han}';
const kana = '\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const latin = 'A-Za-z0-9{';
const particles = '은|는|이|가|을|를|과|와|으로|로';

/**
 * Marks and spaces as each language writes them. Texts are read as they stand in the files, so `{` opens whatever the
 * panel fills in.
 */
const marks: Partial<Record<Locale, readonly Mark[]>> = {
  ar: [
    straight,
    apostrophe,
    halfWidth,
    [/\p{Script=Arabic}[,;?]|[,;?] \p{Script=Arabic}/u, 'Latin mark beside Arabic letters; write ، ؛ ؟'],
    [/[“”„]/, 'quotation marks are « and »'],
    [/ [،؛؟:.!]/, 'space before a mark'],
    [/ـ\p{Script=Arabic}|ـ \{|ـ\{/u, 'letter drawn out, as before what is filled in; put a whole word there'],
    [/[٠-٩]/, 'digits are 0 to 9'],
    [/\p{Script=Arabic}\(ة\)/u, 'gender in brackets'],
    [/مجمد/, 'write مجمّد'],
  ],
  en: [straight, halfWidth],
  de: [straight, apostrophe, halfWidth, [/[“”](?=\p{L})|\p{L}”/u, 'quotation marks are „ and “']],
  es: [straight, apostrophe, halfWidth, [/^[^¿]*\?/, '? without ¿'], [/^[^¡]*!/, '! without ¡']],
  fr: [
    straight,
    apostrophe,
    halfWidth,
    [/(?<![\u202f?!])[?!;](?!\))/, '; ! ? need a narrow no-break space before them: \\u202f'],
    [/(?<!\u00a0):(?=[\s{<]|$)/, ': needs a no-break space before it: \\u00a0'],
    [/«(?!\u00a0)|(?<!\u00a0)»/, '« and » need a no-break space inside: \\u00a0'],
  ],
  hi_IN: [straight, apostrophe, halfWidth, [/;/, 'semicolon; make two sentences']],
  ja: [
    straight,
    [
      new RegExp(`[${han}${kana}] [${latin}]|[A-Za-z0-9}] [${han}${kana}]`, 'u'),
      'space beside Japanese letters',
    ],
    [
      new RegExp(`[${han}${kana}][:,;?!()]|[:,;?!(][${han}${kana}]`, 'u'),
      'half-width mark beside Japanese letters',
    ],
    [/～/, 'write 〜'],
    [/あなた/, 'says あなた'],
  ],
  ko: [
    straight,
    halfWidth,
    [
      /[이가을를은는]\([가이를을는은]\)|\(으\)로|와\(과\)|과\(와\)/,
      'two particles at once; put the word where none is needed',
    ],
    [
      new RegExp(`[}>][’”)]*(${particles})(?=[\\s.,!?)]|$)`, 'u'),
      'particle after what is filled in; it depends on its last sound',
    ],
  ],
  pt_BR: [straight, apostrophe, halfWidth],
  ru: [
    straight,
    apostrophe,
    halfWidth,
    [/\p{L}\((а|ась|я|ла)\)/u, 'gender in brackets'],
    [/[“”„](?=\p{Script=Cyrillic})/u, 'quotation marks are « and »'],
  ],
  tr: [
    straight,
    apostrophe,
    halfWidth,
    [/\}[’'](?=\p{L})/u, 'ending after what is filled in; it depends on its last vowel'],
  ],
  vi: [straight, apostrophe, halfWidth],
  zh_CN: [
    straight,
    [
      new RegExp(`[${han}][A-Za-z0-9]|[A-Za-z0-9][${han}]`, 'u'),
      'no space between Chinese and Latin letters or digits',
    ],
    [new RegExp(`[${han}][:,;?!()]|[:,;?!(][${han}]`, 'u'), 'half-width mark beside Chinese letters'],
    [/你(?!们)/, 'says 你; write 您'],
  ],
};

export function typographyProblems(locale: Locale, text: string): string[] {
  return [...everywhere, ...(marks[locale] ?? [])]
    .filter(([pattern]) => pattern.test(text))
    .map(([, problem]) => `${problem}: "${text}"`);
}
