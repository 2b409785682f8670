import { type Locale, languageTag, scriptOf } from '@marquee/domain/locale/locales.ts';
import type { Term } from '@marquee/i18n/glossary-term.ts';
import { readIcuMessage } from './icu-message.ts';

/** Scripts without spaces between words, or whose words carry particles. */
const foundInside = new Set(['Jpan', 'Hans', 'Hant', 'Kore']);

/** Arabic vowel marks, and the stroke that draws a word out: a word is the same with any, all or none of them. */
const arabicMarks = /[\u064b-\u0652\u0670\u0640]/g;

/** Words of the glossary that nothing says, and phrases that say what they must not. */
export function glossaryProblems(
  locale: Locale,
  glossary: readonly Term[],
  phrases: ReadonlyMap<string, string>,
): string[] {
  const plain = (text: string) => text.toLocaleLowerCase(languageTag(locale)).replace(arabicMarks, '');
  const texts = new Map([...phrases].map(([key, text]) => [key, plain(wordsOf(text))]));
  return glossary.flatMap(({ term, says, never = [], except = [] }) => {
    const ours = finder(locale, plain(`${says}*`));
    return [
      ...([...texts.values()].some((text) => ours.test(text))
        ? []
        : [`${locale} glossary: no phrase says "${says}" (${term})`]),
      ...never.flatMap((word) => {
        const theirs = finder(locale, plain(word));
        return [...texts]
          .filter(([key, text]) => theirs.test(text) && !except.some((place) => key.startsWith(place)))
          .map(([key]) => `${locale} ${key}: says "${word}"; the glossary says "${says}" (${term})`);
      }),
    ];
  });
}

/** The comparison with English names what is no ICU message; here it says nothing. */
function wordsOf(text: string): string {
  try {
    return readIcuMessage(text).words;
  } catch {
    return '';
  }
}

function finder(locale: Locale, word: string): RegExp {
  const letters = word.replace(/^\*|\*$/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (foundInside.has(scriptOf(locale))) return new RegExp(letters, 'u');
  const before = word.startsWith('*') ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const after = word.endsWith('*') ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return new RegExp(before + letters + after, 'u');
}
