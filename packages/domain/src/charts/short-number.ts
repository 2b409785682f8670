/** `1.2K` of 1299: cut, never rounded up, so that a milestone shows only once it is reached. */
export function shortNumber(value: number): string {
  if (Math.abs(value) < 1000) return toOneDecimal(value * 10);
  return `${toOneDecimal(value / 100)}K`;
}

function toOneDecimal(tenths: number): string {
  const whole = Math.trunc(tenths);
  return (whole === 0 ? 0 : whole / 10).toString();
}
