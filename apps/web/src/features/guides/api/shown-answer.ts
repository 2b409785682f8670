const maxEntries = 3;

export interface FormattedAnswer {
  code: string;
  /** Number of entries, if not all are shown. */
  entries?: number;
}

/** Formatted to read; long lists are cut, because twenty thousand services would freeze the page. */
export function formatAnswer(text: string): FormattedAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { code: text.slice(0, 2000) };
  }
  if (!Array.isArray(answer) || answer.length <= maxEntries) return { code: JSON.stringify(answer, null, 2) };
  const code = JSON.stringify(answer.slice(0, maxEntries), null, 2).replace(/\n\]$/, ',\n  …\n]');
  return { code, entries: answer.length };
}
