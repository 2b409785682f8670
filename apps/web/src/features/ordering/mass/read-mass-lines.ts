import { parseQuantity } from '@marquee/domain/quantity/quantity.ts';

const maxLines = 100;

export type MassProblem = 'shape' | 'quantity' | 'too_many';

export interface MassLine {
  /** As an editor counts: from one, including empty lines. */
  number: number;
  serviceId: number;
  /** The whole line if it could not be read. */
  url: string;
  /** Undefined for packages. */
  quantity: number | undefined;
  /** The buyer's own name for the order; empty if there is none. */
  name: string;
  problem?: MassProblem;
}

/** `service id | link | quantity | name` per line, the name if wanted; empty lines are skipped. */
export function readMassLines(text: string): MassLine[] {
  return text
    .split(/\r\n|[\n\r]/)
    .map((line, position) => ({ line: line.trim(), number: position + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }, place) => {
      const read = readLine(line, number);
      return place < maxLines ? read : { ...read, problem: 'too_many' as const };
    });
}

/** The text with another quantity in one of its lines. */
export function withQuantity(text: string, number: number, quantity: number): string {
  // Line breaks stay as they are, between the lines.
  const pieces = text.split(/(\r\n|[\n\r])/);
  const place = (number - 1) * 2;
  const [id = '', url = '', , ...name] = (pieces[place] ?? '').split('|').map((part) => part.trim());
  return pieces.with(place, [id, url, String(quantity), ...name].join(' | ')).join('');
}

function readLine(line: string, number: number): MassLine {
  const [id = '', url = '', quantity = '', name = '', ...more] = line.split('|').map((part) => part.trim());
  const serviceId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
  const pieces = parseQuantity(quantity.replace(/\s/g, ''));
  const read = {
    number,
    serviceId,
    url,
    quantity: pieces === undefined ? undefined : Number(pieces),
    name: name.slice(0, 200),
  };
  if (serviceId === 0 || more.length > 0 || !line.includes('|'))
    return { ...read, url: line, problem: 'shape' };
  return quantity !== '' && pieces === undefined ? { ...read, problem: 'quantity' } : read;
}
