interface Wrapping {
  room: number;
  /** Lines at most; the rest is cut with an ellipsis. */
  most: number;
  measure(text: string): number;
}

/** Breaks a text at spaces, or anywhere where a word is wider than the room. */
export function wrapText(text: string, { room, most, measure }: Wrapping): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((word) => pieces(word, { room, measure }))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= room) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

function pieces(word: string, { room, measure }: Omit<Wrapping, 'most'>): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > room) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
