/**
 * The phrases of a language, with the English ones where it has none yet: work goes on in development while
 * translations are on their way. `npm run verify` demands them before anything is released.
 */
export function withEnglish<Part>(english: Part, own: unknown): Part {
  if (typeof english === 'string') return (typeof own === 'string' && own !== '' ? own : english) as Part;
  const parts = (own ?? {}) as Record<string, unknown>;
  const entries = Object.entries(english as object).map(([key, part]) => [
    key,
    withEnglish(part, parts[key]),
  ]);
  return Object.fromEntries(entries) as Part;
}
