import { type NumberStyle, spacedNumbers } from '../format/number-style.ts';

/** `1.2K` of 1299: cut, never rounded up, so that a milestone shows only once it is reached. */
export function shortNumber(value: number, { decimal }: NumberStyle = spacedNumbers): string {
  const isShort = Math.abs(value) < 1000;
  const text = toOneDecimal(isShort ? value * 10 : value / 100).replace('.', decimal);
  return isShort ? text : `${text}K`;
}

function toOneDecimal(tenths: number): string {
  const whole = Math.trunc(tenths);
  return (whole === 0 ? 0 : whole / 10).toString();
}
