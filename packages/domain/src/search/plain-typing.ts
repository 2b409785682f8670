import { fold } from './fold.ts';

/** Full-width signs, digits of other scripts and what has no width, as input methods and copied texts bring them. */
const unusual = /[\uff01-\uff5e\u3000\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * What was typed into a search, with the digits and signs of a keyboard: `１２３` and `१२३` are a number, `ａ＠ｂ` is an
 * address. Letters keep their case and accents, because addresses and codes are compared exactly.
 */
export function plainTyping(text: string): string {
  return text
    .replace(invisible, '')
    .replace(unusual, (sign) =>
      sign >= '\uff01' || sign === '\u3000' ? sign.normalize('NFKC') : fold(sign),
    );
}
