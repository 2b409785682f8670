import { type Locale, languageTag, scriptOf } from '@marquee/domain/locale/locales.ts';
import type { Term } from '@marquee/i18n/glossary/term.ts';
import { readIcuMessage } from './icu-message.ts';

/** Scripts without spaces between words, or whose words carry particles. */
const foundInside = new Set(['Jpan', 'Hans', 'Hant', 'Kore']);

/** Words of the glossary that nothing says, and phrases that say what they must not. */
export function glossaryProblems(
  locale: Locale,
  glossary: readonly Term[],
  phrases: ReadonlyMap<string, string>,
): string[] {
  const lower = (text: string) => text.toLocaleLowerCase(languageTag(locale));
  const texts = new Map([...phrases].map(([key, text]) => [key, lower(readIcuMessage(text).words)]));
  return glossary.flatMap(({ term, says, never = [], except = [] }) => {
    const ours = finder(locale, lower(`${says}*`));
    return [
      ...([...texts.values()].some((text) => ours.test(text))
        ? []
        : [`${locale} glossary: no phrase says "${says}" (${term})`]),
      ...never.flatMap((word) => {
        const theirs = finder(locale, lower(word));
        return [...texts]
          .filter(([key, text]) => theirs.test(text) && !except.some((place) => key.startsWith(place)))
          .map(([key]) => `${locale} ${key}: says "${word}"; the glossary says "${says}" (${term})`);
      }),
    ];
  });
}

function finder(locale: Locale, word: string): RegExp {
  const plain = word.replace(/^\*|\*$/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (foundInside.has(scriptOf(locale))) return new RegExp(plain, 'u');
  const before = word.startsWith('*') ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const after = word.endsWith('*') ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return new RegExp(before + plain + after, 'u');
}
