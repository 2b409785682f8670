import { fold } from '../search/fold.ts';

/** Cyrillic letters in Latin ones, as passports spell them. */
const latin = new Map(
  `а:a б:b в:v г:g ґ:g д:d е:e є:ye ж:zh з:z и:i і:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f
   х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);

/**
 * A name as the readable part of an address: Latin letters without their accents, Cyrillic ones by the usual table.
 * Other scripts have no spelling that all their readers agree on, so nothing is left of them: whoever asks adds an
 * id, which keeps addresses apart anyway.
 */
export function slugWords(name: string, maximum: number): string {
  return fold(name)
    .replace(/\p{Script=Cyrillic}/gu, (letter) => latin.get(letter) ?? letter)
    .replace(/['"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maximum)
    .replace(/^-+|-+$/g, '');
}
