import { parseWebLink } from '../links/web-link.ts';
import type { OrderParameter } from './service-kinds.ts';

/** The codes the API defines for parameters that accept nothing else. */
export const parameterCodes = {
  /** Desktop, Android, iOS, all phones, everything. */
  device: ['1', '2', '3', '4', '5'],
  /** A search, a page of the buyer's choice, no page at all. */
  type_of_traffic: ['1', '2', '3'],
} as const satisfies Partial<Record<OrderParameter, readonly string[]>>;

/** Means every country where one is required. No country has this code. */
export const worldwide = 'WW';

/** Typed as a list, one entry per line. */
const lists: readonly OrderParameter[] = ['comments', 'keywords', 'usernames', 'hashtags', 'groups'];

export function isList(parameter: OrderParameter): boolean {
  return lists.includes(parameter);
}

/** Required only when another parameter has this code. */
const onlyWith: Partial<Record<OrderParameter, readonly [OrderParameter, string]>> = {
  google_keyword: ['type_of_traffic', '1'],
  referring_url: ['type_of_traffic', '2'],
};

/** Every parameter that a service asks for, with the value entered so far. */
export type CustomFieldParameters = ReadonlyMap<OrderParameter, string>;

/** Whether this one is asked for, given the values of the others. */
export function isAskedFor(parameter: OrderParameter | undefined, given: CustomFieldParameters): boolean {
  const condition = parameter && onlyWith[parameter];
  if (!condition) return true;
  const [other, code] = condition;
  return !given.has(other) || given.get(other) === code;
}

export type TextRefusal = { reason: 'too_long'; limit: number } | { reason: 'not_a_url' | 'invalid' };

/** Lists may be long; any other parameter is one short line without markup. */
export function textRefusal(parameter: OrderParameter | undefined, text: string): TextRefusal | undefined {
  if (parameter === undefined || isList(parameter)) return undefined;
  const limit = longTexts.includes(parameter) ? 2048 : 200;
  if (text.length > limit) return { reason: 'too_long', limit };
  if (parameter === 'referring_url' && !isWholeAddress(text)) return { reason: 'not_a_url' };
  return notInLines.test(text) ? { reason: 'invalid' } : undefined;
}

const longTexts: readonly OrderParameter[] = ['referring_url', 'media'];

/** Line ends, direction marks and markup; joiners belong to the spelling of some languages. */
const notInLines = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069<>]/u;

function isWholeAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && parseWebLink(text) !== undefined;
}
