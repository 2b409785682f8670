/** Wraps words into lines; undefined when they need more lines than allowed. */
export function breakLines(
  text: string,
  fits: (line: string) => boolean,
  mostLines: number,
): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines.length <= mostLines ? lines : undefined;
}
