import type { Money } from '../money/money.ts';
import type { Ppm } from '../money/ratio.ts';

/** What makes an offer the thing that was sold. */
export interface OfferTerms {
  kind: string;
  name: string;
  category: string;
  canRefill: boolean;
  canCancel: boolean;
  rate: Money;
}

export const offerChanges = ['kind', 'name', 'category', 'refill', 'cancel', 'rate'] as const;
export type OfferChange = (typeof offerChanges)[number];

/** What a person has to look at before the offer is sold in its new form. */
export function findOfferChanges(before: OfferTerms, after: OfferTerms, jump: Ppm): OfferChange[] {
  const differs: Record<OfferChange, boolean> = {
    kind: before.kind !== after.kind,
    name: saysElse(before.name, after.name),
    category: saysElse(before.category, after.category),
    refill: before.canRefill !== after.canRefill,
    cancel: before.canCancel !== after.canCancel,
    rate: isJump(before.rate, after.rate, jump),
  };
  return offerChanges.filter((change) => differs[change]);
}

/** Nearly all texts are unchanged, and comparing their meaning takes time. */
function saysElse(before: string, after: string): boolean {
  return before !== after && meaningOf(before) !== meaningOf(after);
}

const million = 1_000_000n;

/** Up or down: a price that collapses is as suspicious as one that explodes. What was free may cost anything. */
function isJump(before: Money, after: Money, jump: Ppm): boolean {
  const change = after > before ? after - before : before - after;
  return before > 0n && change * million > before * BigInt(jump);
}

const amount = String.raw`\d+(?:[.,]\d+)*\s*[kmb]?`;
const amounts = String.raw`(?:up\s*to\s*)?${amount}(?:\s*[-\u2013~]\s*${amount})?`;
const perTime = String.raw`\s*(?:\/|per)\s*(?:d(?:ay)?|h(?:our)?)\b`;
const duration = String.raw`\s*(?:min(?:ute)?s?|h(?:ou)?rs?|days?)\b`;
/** Figures that providers adjust every week: speed, limits and start time. The days of a refill are not among them. */
const passingFigures = new RegExp(
  String.raw`\b(?:(?:speed|max|min|start(?:\s*time)?)\s*[:=-]?\s*${amounts}(?:${perTime}|${duration})?|${amounts}${perTime})`,
  'g',
);
/** Praise says nothing about what is delivered. */
const praise = /\bnew\s*[!\])]|\b(?:hot|best|updated?|recommended|cheap(?:est)?|exclusive)\b/g;

/** The part of a text that says what is sold: without case, decoration, praise and passing figures. */
export function meaningOf(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain
    .replace(passingFigures, ' ')
    .replace(praise, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
