import { createHash } from 'node:crypto';
import type { MarkupRule } from '@marquee/domain/pricing/markup.ts';
import type { Context } from '../../../platform/context.ts';
import { inSlices } from '../../../platform/process/in-slices.ts';

interface OfferRule {
  pattern: string;
  serviceTypeId: bigint;
}

interface MatchableOffer {
  number: string;
  category: string;
  name: string;
}

/** What an offer was matched with before; sold offers are not matched at all. */
interface MatchedBefore {
  isSold: boolean;
  matchedWith: string | null;
}

export interface Matches {
  /** The type whose rule wants the offer, for those that were matched now. */
  typeIds: ReadonlyMap<string, bigint>;
  /** To be stored: the same rules and texts need no second look. */
  matchedWith: ReadonlyMap<string, string>;
}

/** Offers between two looks at the clock: one match takes up to a millisecond. */
const offersPerCheck = 4;

/**
 * Finds the first rule that wants each new or changed offer. Patterns are slow, so this happens before any
 * transaction and in slices that leave room for other work.
 */
export async function matchOffers(
  rules: readonly OfferRule[],
  markups: readonly MarkupRule[],
  offers: readonly MatchableOffer[],
  known: ReadonlyMap<string, MatchedBefore>,
): Promise<Matches> {
  const version = rulesVersion(rules, markups);
  const typeIds = new Map<string, bigint>();
  const matchedWith = new Map<string, string>();
  const firstMatch = await createMatcher(rules);
  await inSlices(
    offers,
    ({ number, category, name }) => {
      const before = known.get(number);
      if (before?.isSold) return;
      const text = `${category} | ${name}`;
      const fingerprint = hash(version, text);
      if (before?.matchedWith === fingerprint) return;
      matchedWith.set(number, fingerprint);
      const rule = firstMatch(text);
      if (rule) typeIds.set(number, rule.serviceTypeId);
    },
    offersPerCheck,
  );
  return { typeIds, matchedWith };
}

/** A pattern that does not compile matches nothing: the operator sees the error when saving, the sync goes on. */
async function createMatcher(rules: readonly OfferRule[]): Promise<(text: string) => OfferRule | undefined> {
  const { RE2JS, RE2Set } = await import('re2js');
  const compiled = rules.flatMap((rule) => {
    try {
      return [{ rule, pattern: RE2JS.compile(rule.pattern, RE2JS.CASE_INSENSITIVE) }];
    } catch {
      return [];
    }
  });
  const oneByOne = (text: string) => compiled.find(({ pattern }) => pattern.matcher(text).find())?.rule;
  // All patterns in one pass are ten times faster; a set that grows too large is tried one by one.
  try {
    const set = new RE2Set(RE2Set.UNANCHORED, RE2JS.CASE_INSENSITIVE);
    for (const { rule } of compiled) set.add(rule.pattern);
    set.compile();
    return (text) => compiled[Math.min(...set.match(text), compiled.length)]?.rule;
  } catch {
    return oneByOne;
  }
}

function rulesVersion(rules: readonly OfferRule[], markups: readonly MarkupRule[]): string {
  const written = JSON.stringify([rules, markups], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return hash('rules', written);
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

export async function offerRules({ db, panel }: Context, providerId: bigint): Promise<OfferRule[]> {
  const rows = await db
    .selectFrom('offer_rule')
    .select(['pattern', 'service_type_id'])
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ pattern, service_type_id: serviceTypeId }) => ({ pattern, serviceTypeId }));
}
