import { type Locale, locales } from '@marquee/domain/locale/locales.ts';
import { loadDemoTexts } from '@marquee/i18n/demo-texts.ts';
import type { Term } from '@marquee/i18n/glossary/term.ts';
import { allPhrases } from '@marquee/i18n/phrases.ts';
import { compareWithEnglish } from './compare-with-english.ts';
import { flatten } from './flatten.ts';
import { glossaryProblems } from './glossary.ts';
import { literalNumberProblems } from './literal-numbers.ts';
import { typographyProblems } from './typography.ts';

/** Every language against English, its own glossary and its own marks; an empty list means that all are in order. */
export async function checkLocales(asked: readonly Locale[] = locales): Promise<string[]> {
  const english = flatten(await allPhrases('en'));
  const problems: string[] = [];
  for (const locale of asked) {
    // The demo's texts contain functions, so the compiler compares them; here only the files must exist.
    const [phrases, loanWords, glossary] = await Promise.all([
      allPhrases(locale),
      loadLoanWords(locale),
      loadGlossary(locale),
      loadDemoTexts(locale),
    ]);
    const texts = flatten(phrases);
    problems.push(
      ...compareWithEnglish(locale, english, texts, loanWords),
      ...glossaryProblems(locale, glossary, texts),
      ...literalNumberProblems(locale, texts),
      ...[...texts].flatMap(([key, text]) =>
        typographyProblems(locale, text).map((problem) => `${locale} ${key}: ${problem}`),
      ),
    );
  }
  return problems;
}

/** Phrases that may be the same as in English, or in Latin letters. */
async function loadLoanWords(locale: Locale): Promise<readonly string[]> {
  const { loanWords } = await import(`@marquee/i18n/locales/${locale}/loan-words.ts`);
  return loanWords;
}

async function loadGlossary(locale: Locale): Promise<readonly Term[]> {
  const { glossary } = await import(`@marquee/i18n/glossary/${locale}.ts`);
  return glossary;
}
