const mostEntries = 3;

export interface ShownAnswer {
  code: string;
  /** How many there are, where not all are shown. */
  entries?: number;
}

/** Laid out to be read; of a long list the beginning, for twenty thousand services would stop the page. */
export function shownAnswer(text: string): ShownAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { code: text.slice(0, 2000) };
  }
  if (!Array.isArray(answer) || answer.length <= mostEntries)
    return { code: JSON.stringify(answer, null, 2) };
  const code = JSON.stringify(answer.slice(0, mostEntries), null, 2).replace(/\n\]$/, ',\n  …\n]');
  return { code, entries: answer.length };
}
