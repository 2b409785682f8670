import { type NumberStyle, spacedNumbers } from './number-style.ts';

/**
 * What a person typed as plain decimal text: `1.234,50` in German is `1234.50`. The style's own meaning wins (`1.234`
 * is a thousand there); what means nothing in it is read with a point or with a comma, because not every keyboard has
 * both keys. Undefined for what is no number.
 */
export function plainNumber(text: string, style: NumberStyle): string | undefined {
  const typed = text.replace(/\s/g, '');
  if (style === spacedNumbers) return typed;
  return (
    inStyle(typed, style) ??
    read(typed, '.', /^[1-9]\d{0,2}(,\d{3})+$/) ??
    read(typed, ',', /^[1-9]\d{0,2}(\.\d{3})+$/)
  );
}

/** The same in a field of whole numbers, where a mark that means nothing in the style is overlooked. */
export function plainWhole(text: string, style: NumberStyle): string {
  const typed = text.replace(/[^\d.,]/g, '');
  const plain = style === spacedNumbers ? undefined : inStyle(typed, style);
  return plain ?? typed.replace(/\D/g, '');
}

/** Digits alone, if the text is a whole number grouped in the style; anything else stays as it is. */
export function plainGrouped(text: string, style: NumberStyle): string {
  const plain = /[.,\s]/.test(text) ? inStyle(text.replace(/\s/g, ''), style) : undefined;
  return plain === undefined || plain.includes('.') ? text : plain;
}

function inStyle(typed: string, { decimal, group, lastGroup, otherGroups }: NumberStyle): string | undefined {
  // Spaces are gone already.
  const mark = group.trim() === '' ? '' : `\\${group}`;
  const groups = `[1-9]\\d{0,${otherGroups - 1}}(${mark}\\d{${otherGroups}})*${mark}\\d{${lastGroup}}`;
  return read(typed, decimal, new RegExp(`^${groups}$`));
}

/** Digits alone are a number, too; otherwise what stands before the decimal sign has to be grouped as `groups` says. */
function read(typed: string, decimal: string, groups: RegExp): string | undefined {
  const [whole = '', places, ...more] = typed.split(decimal);
  const isNumber = /^\d*$/.test(whole) || groups.test(whole);
  if (!isNumber || more.length > 0 || !/^\d*$/.test(places ?? '') || !/\d/.test(typed)) return undefined;
  return (whole.replace(/\D/g, '') || '0') + (places ? `.${places}` : '');
}
