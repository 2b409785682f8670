import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { PhraseFile, PhraseTree } from './locale-files.ts';

export const phraseTypesFile = 'packages/i18n/src/generated/phrases.ts';

/**
 * What the compiler knows about phrases: their keys, and of each text only its arguments, in the form that use-intl
 * reads the types of arguments from. Texts with the same arguments have the same type, so it stays cheap.
 */
export function phraseTypes(english: readonly PhraseFile[]): string {
  const area = ({ area, phrases }: PhraseFile) => `  ${area}: ${typeOf(phrases, '  ')};`;
  const areas = (demo: boolean) => english.filter(({ isDemo }) => isDemo === demo).map(area);
  return [
    '/** Written by `npm run phrase-types` from the English files in `packages/i18n/locales/en`. */',
    'export interface EnglishPhrases {',
    ...areas(false),
    '}',
    '',
    'export interface DemoPhrases {',
    ...areas(true),
    '}',
    '',
  ].join('\n');
}

function typeOf(part: PhraseTree | string, indent: string): string {
  if (typeof part === 'string') return JSON.stringify(argumentsOf(part));
  const inside = `${indent}  `;
  const lines = Object.entries(part).map(
    ([key, value]) => `${inside}${propertyName(key)}: ${typeOf(value, inside)};`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function propertyName(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}

/** `Pay {amount} for {count, plural, one {# order} other {# orders}}` as `{amount} {count, plural, other {}}`. */
export function argumentsOf(text: string): string {
  return [...new Set(collect(parse(text)))].join(' ');
}

function collect(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.argument:
        return [`{${element.value}}`];
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [`{${element.value}, ${TYPE[element.type]}}`];
      case TYPE.plural: {
        const inside = Object.values(element.options).flatMap((option) => collect(option.value));
        return [`{${element.value}, plural, other {}}`, ...inside];
      }
      case TYPE.select: {
        const options = Object.entries(element.options).map(
          ([name, { value }]) => `${name} {${[...new Set(collect(value))].join(' ')}}`,
        );
        return [`{${element.value}, select, ${options.join(' ')}}`];
      }
      case TYPE.tag:
        return [`<${element.value}></${element.value}>`, ...collect(element.children)];
      default:
        return [];
    }
  });
}
