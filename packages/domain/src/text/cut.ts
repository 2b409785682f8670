/** Maximum lengths of shortened texts, in characters as a reader counts them (graphemes). */
export const cutLengths = {
  networkName: 30,
  url: 40,
  serviceNameOnPhone: 15,
  serviceNameOnDesktop: 30,
} as const;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = 0;
  for (const { index } of segmenter.segment(text)) {
    if (kept === length) return `${text.slice(0, index).trimEnd()}…`;
    kept += 1;
  }
  return text;
}
