/** Invisible characters and direction marks; `<` and `>` are refused by the video network. */
const unwanted = /[\p{C}\u00ad\u200b-\u200f\u2060\ufeff<>]/gu;

/** As it is shown and searched for: one line, single spaces, nothing invisible. */
export function cleanKeyword(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').replace(unwanted, '').replace(/ {2,}/g, ' ').trim();
}

/** Two spellings with the same key are one keyword: case and width do not count, accents do. */
export function keywordKey(typed: string): string {
  return cleanKeyword(typed.normalize('NFKC')).toLowerCase().normalize('NFC');
}

/** The language most people of a country search in: `GB` is `en`, `BR` is `pt`. */
export function languageOfCountry(country: string): string {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language === 'und' ? 'en' : language;
}
