/**
 * A record's name as most domain providers want it: without the domain that was bought, and `@` for that domain
 * itself. Its last two labels are taken for it; with a suffix like `co.uk` it is longer, so a third is kept then.
 */
export function shortRecordName(name: string, domain: string): string {
  const labels = domain.split('.');
  const bought = labels.slice(isLongSuffix(labels) ? -3 : -2).join('.');
  if (name === bought) return '@';
  return name.endsWith(`.${bought}`) ? name.slice(0, -bought.length - 1) : name;
}

const secondLevels = new Set(['co', 'com', 'net', 'org', 'gov', 'edu', 'ac', 'or', 'ne', 'go', 'in', 'web']);

function isLongSuffix(labels: readonly string[]): boolean {
  const [second = '', top = ''] = labels.slice(-2);
  return labels.length > 2 && top.length === 2 && secondLevels.has(second);
}
