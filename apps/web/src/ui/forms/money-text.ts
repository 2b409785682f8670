const places = 8;

/**
 * What a money field accepts while typing: digits and one decimal point. A comma counts as the point, unless a
 * point follows; then it is a thousands separator.
 */
export function moneyText(typed: string): string {
  const marks = typed.replace(/[^\d.,]/g, '');
  const lastMark = Math.max(marks.lastIndexOf('.'), marks.lastIndexOf(','));
  const onlyOnce = new Set(marks.replace(/\d/g, '')).size > 1 || marks.replace(/\d/g, '').length <= 1;
  if (lastMark < 0 || !onlyOnce) return marks.replace(/[.,]/g, '');
  const whole = marks.slice(0, lastMark).replace(/[.,]/g, '');
  return `${whole === '' ? '0' : whole}.${marks.slice(lastMark + 1, lastMark + 1 + places)}`;
}
