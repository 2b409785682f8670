import { type NumberStyle, spacedNumbers } from './number-style.ts';

/** `1234567.89` becomes `1 234 567.89` or what the style makes of it. Exact: it is text, and keeps all its places. */
export function groupThousands(decimalText: string, style: NumberStyle = spacedNumbers): string {
  const [whole = '', ...decimals] = decimalText.split('.');
  return [grouped(whole, style), ...decimals].join(style.decimal);
}

export function formatCount(count: bigint | number, style: NumberStyle = spacedNumbers): string {
  return groupThousands(count.toString(), style);
}

function grouped(whole: string, { group, lastGroup, otherGroups, minimumBefore }: NumberStyle): string {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  let end = digits.length - lastGroup;
  if (end < minimumBefore) return whole;
  const groups = [digits.slice(end)];
  for (; end > 0; end -= otherGroups) groups.unshift(digits.slice(Math.max(0, end - otherGroups), end));
  return sign + groups.join(group);
}
