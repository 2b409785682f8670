/**
 * One thing under one name: an entry of `packages/i18n/glossary/<locale>.json`. What the English terms mean stands in
 * docs/developers/terms.md; `npm run verify` holds what a language says for them.
 *
 * Words are written as they stand in a text. A star at the end or at the beginning stands for any letters there: `Leistung*` finds
 * "Leistungen", and `*leistung*` "Dienstleistung" too. Chinese, Japanese and Korean words are found inside others.
 * Arabic vowel marks do not count: `يرجى` finds "يُرجى", too.
 */
export interface Term {
  /** The English term. */
  term: string;
  /** What this language says; at least one phrase has to. */
  says: string;
  /** What it does not say. */
  never?: readonly string[];
  /** Phrases that rightly say it nevertheless, by key or by the beginning of it: `errors.field.`. */
  except?: readonly string[];
  /** For the translator; no check reads it. */
  note?: string;
}
