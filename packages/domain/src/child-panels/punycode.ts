const base = 36;
const smallest = 1;
const largest = 26;

/** What an ASCII label stands for, by RFC 3492; undefined if it stands for nothing. */
export function decodeLabel(label: string): string | undefined {
  if (!label.startsWith('xn--')) return label;
  const text = label.slice(4);
  const split = text.lastIndexOf('-');
  const output = [...text.slice(0, Math.max(split, 0))].map((letter) => letter.codePointAt(0) ?? 0);
  let [code, bias, position, index] = [128, 72, 0, split < 0 ? 0 : split + 1];
  while (index < text.length) {
    const before = position;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digitOf(text[index++]);
      if (digit === undefined) return undefined;
      position += digit * weight;
      const threshold = Math.min(Math.max(k - bias, smallest), largest);
      if (digit < threshold) break;
      weight *= base - threshold;
      if (weight > 0x7fffffff) return undefined;
    }
    bias = adapt(position - before, output.length + 1, before === 0);
    code += Math.floor(position / (output.length + 1));
    position %= output.length + 1;
    if (code > 0x10ffff) return undefined;
    output.splice(position++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function digitOf(letter: string | undefined): number | undefined {
  if (letter === undefined || !/[a-z0-9]/.test(letter)) return undefined;
  return letter >= 'a' ? letter.charCodeAt(0) - 97 : letter.charCodeAt(0) - 22;
}

function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > 455; k += base) rest = Math.floor(rest / (base - smallest));
  return k + Math.floor((base * rest) / (rest + 38));
}
