/** An amount as a person reads it on a screen: 10^-8 of whatever currency it names. */
const amount = /[+−-]?\$\d{1,3}(?: \d{3})*(?:\.\d+)?|[+−-]?\d{1,3}(?: \d{3})*(?:\.\d+)? ₽/g;

export function readAmounts(markup: string): bigint[] {
  return (textOf(markup).match(amount) ?? []).map(toUnits);
}

/** The first amount of each named fact, in the order of the screen. */
export function readFacts(markup: string): Map<string, bigint> {
  const facts = [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)];
  return new Map(
    facts.flatMap(([, name = '', value = '']) => {
      const [first] = readAmounts(value);
      return first === undefined ? [] : [[textOf(name).trim(), first]];
    }),
  );
}

export function textOf(markup: string): string {
  return markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');
}

function toUnits(text: string): bigint {
  const [whole = '', decimals = ''] = text.replace(/[^\d.]/g, '').split('.');
  const units = BigInt(whole + decimals.padEnd(8, '0'));
  return /^[−-]/.test(text) ? -units : units;
}
