/** What people put before or after a keyword; a few per language, English where there are none. */
const additions: Readonly<Record<string, { before: readonly string[]; after: readonly string[] }>> = {
  en: { before: ['how to', 'best'], after: ['for', 'vs', 'tutorial'] },
  de: { before: ['wie', 'beste'], after: ['für', 'mit', 'anleitung'] },
  es: { before: ['como', 'mejores'], after: ['para', 'con', 'tutorial'] },
  fr: { before: ['comment', 'meilleur'], after: ['pour', 'avec', 'tuto'] },
  pt: { before: ['como', 'melhores'], after: ['para', 'com', 'tutorial'] },
  ru: { before: ['как', 'лучшие'], after: ['для', 'обзор', 'урок'] },
  tr: { before: ['en iyi'], after: ['nasıl', 'için', 'dersleri'] },
  vi: { before: ['cách', 'hướng dẫn'], after: ['cho', 'hay nhất'] },
  hi: { before: ['best'], after: ['कैसे', 'क्या है', 'हिंदी में'] },
  ja: { before: [], after: ['やり方', 'おすすめ', '初心者', '解説'] },
  ko: { before: [], after: ['방법', '추천', '강의', '리뷰'] },
  zh: { before: [], after: ['教程', '推荐', '怎么', '入门'] },
};

/** The longer texts that are asked for, too, at most `budget` of them. */
export function expansionsOf(keyword: string, language: string, budget: number): string[] {
  const { before, after } = additions[language] ?? additions.en ?? { before: [], after: [] };
  return [...before.map((word) => `${word} ${keyword}`), ...after.map((word) => `${keyword} ${word}`)].slice(
    0,
    budget,
  );
}
