import type { ServiceFeature, ServiceSort } from '@marquee/domain/search/sort-services.ts';
import { type CatalogueFilters, type FilterName, features, type ReadFilters, sorts } from './filters.ts';

interface Read<Value> {
  value: Value | undefined;
  /** The value is used unchanged; also true if there was none. */
  isUnchanged: boolean;
}

const most = '1000000000';

const maxStart = 43_200;
const maxPieces = 2_147_483_647;
const maxParts = 50;

/** Clamps values that are out of range and lists them in `adjusted`, so that the page can say so. */
export function readFilters(query: URLSearchParams): ReadFilters {
  const adjusted = new Set<FilterName>();
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean).slice(0, maxParts);
  const slugs = (name: string) => list(name).map((slug) => slug.slice(0, 200));
  const known = <Item extends string>(
    name: FilterName,
    listed: readonly string[],
    isKnown: (part: string) => part is Item,
  ) => {
    const kept = [...new Set(listed.filter(isKnown))];
    if (listed.some((part) => !isKnown(part))) adjusted.add(name);
    return kept;
  };
  const number = (name: string, as: FilterName, bounds: [number, number]) => {
    const { value, isUnchanged } = readNumber(query.get(name), bounds);
    if (!isUnchanged) adjusted.add(as);
    return value;
  };
  const price = (name: string) => {
    const { value, isUnchanged } = readPrice(query.get(name));
    if (!isUnchanged) adjusted.add('price');
    return value;
  };
  const [min, max] = inOrder(
    number('min', 'quantity', [1, maxPieces]),
    number('max', 'quantity', [1, maxPieces]),
    () => adjusted.add('quantity'),
  );
  const [lowest, highest] = inOrder(price('price_min'), price('price_max'), () => adjusted.add('price'));
  const sort = query.get('sort');
  const filters: CatalogueFilters = {
    search: query.get('search')?.slice(0, 100) || undefined,
    networks: slugs('network'),
    serviceTypes: slugs('service_type'),
    sort: known('sort', sort ? [sort] : [], isSort)[0] ?? 'popularity',
    favourites: isOn(query.get('isFavourites')),
    discount: isOn(query.get('discount')),
    label: query.get('label')?.slice(0, 60) || undefined,
    countries: known('countries', list('countries'), isCountry),
    features: known('features', list('features'), isFeature),
    startTime: number('start_time', 'startTime', [0, maxStart]),
    min,
    max,
    price: { currency: query.get('currency') === 'RUB' ? 'RUB' : 'USD', min: lowest, max: highest },
  };
  return { filters, adjusted: [...adjusted] };
}

/** Swaps the bounds if the larger one comes first. */
function inOrder<Value extends string | number>(
  low: Value | undefined,
  high: Value | undefined,
  swapped: () => void,
): [Value | undefined, Value | undefined] {
  if (low === undefined || high === undefined || Number(low) <= Number(high)) return [low, high];
  swapped();
  return [high, low];
}

const isOn = (value: string | null) => value === 'true' || value === '1';
const isSort = (value: string): value is ServiceSort => sorts.includes(value as ServiceSort);
const isFeature = (value: string): value is ServiceFeature => features.includes(value as ServiceFeature);
const isCountry = (value: string): value is string => /^[A-Z]{2}$/.test(value);

/** A whole number clamped to its bounds; anything else counts as absent. */
function readNumber(text: string | null, [lowest, highest]: [number, number]): Read<number> {
  if (!text) return { value: undefined, isUnchanged: true };
  const number = /^-?\d{1,30}(\.\d{1,30})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) return { value: undefined, isUnchanged: false };
  const value = Math.min(Math.max(Math.trunc(number), lowest), highest);
  return { value, isUnchanged: value === number };
}

/** An amount as exact text, at most eight decimals, never negative. */
function readPrice(text: string | null): Read<string> {
  if (!text) return { value: undefined, isUnchanged: true };
  const parts = /^(-?)0*(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (!parts) return { value: undefined, isUnchanged: false };
  const [, sign, whole = '', decimals = ''] = parts;
  if (sign) return { value: '0', isUnchanged: false };
  if (whole.length >= most.length) return { value: most, isUnchanged: text === most };
  const kept = decimals.slice(0, 8);
  return { value: kept ? `${whole}.${kept}` : whole, isUnchanged: kept === decimals };
}
