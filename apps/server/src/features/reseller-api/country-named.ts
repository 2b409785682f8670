import { worldwide } from '@marquee/domain/delivery/order-parameters.ts';
import { placeNames } from '../catalogue/index.ts';

const otherNames = new Map([
  ['uk', 'GB'],
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['great britain', 'GB'],
  ['worldwide', worldwide],
  ['world', worldwide],
  ['global', worldwide],
  ['all', worldwide],
  ['any', worldwide],
]);

let codes: ReadonlyMap<string, string> | undefined;

/** Programs write `US`, `us` or `United States`; whatever else stays as it is, and is refused as such. */
export function countryNamed(text: string): string {
  codes ??= new Map([...placeNames('region', 'en')].map(([code, name]) => [name.toLowerCase(), code]));
  const spelled = text.toLowerCase();
  return otherNames.get(spelled) ?? codes.get(spelled) ?? text.toUpperCase();
}
