import type { PriceRule, PriceRuleTarget } from '@marquee/contract/generated/console.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import { percentToPpm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { largestMarkupPercent } from '@marquee/domain/pricing/markup.ts';

export const ruleScopes = ['everything', 'service_type', 'service'] as const;
export type RuleScope = (typeof ruleScopes)[number];

/** The form's fields as they are typed. */
export interface RuleDraft {
  provider: number | undefined;
  scope: RuleScope;
  target: PriceRuleTarget | null;
  percent: string;
  fixed: string;
  round_to: string;
  floor: string;
}

export interface RuleTerms {
  percent: number;
  fixed: string;
  round_to: string;
  floor: string;
}

/** What the preview is asked about; without terms the rule is removed. */
export interface TriedRule {
  provider_id: number;
  service_type_id?: number;
  service_id?: number;
  terms: RuleTerms | null;
}

export function draftOf(rule: PriceRule | undefined, provider?: number): RuleDraft {
  return {
    provider: rule?.provider.id ?? provider,
    scope: rule?.applies_to ?? 'everything',
    target: rule?.target ?? null,
    percent: rule ? String(Math.round(rule.percent * 1_000_000) / 10_000) : '',
    fixed: notZero(rule?.fixed),
    round_to: notZero(rule?.round_to),
    floor: notZero(rule?.floor),
  };
}

function notZero(amount: string | undefined): string {
  return amount === undefined || amount === '0' ? '' : amount;
}

const largestPpm = largestMarkupPercent * 10_000;

/** Undefined where the percentage cannot be read; amounts are read by the server, whose words the fields show. */
export function draftedTerms({ percent, fixed, round_to, floor }: RuleDraft): RuleTerms | undefined {
  const share = percentToPpm(percent.trim() === '' ? '0' : percent.trim());
  if (share === undefined || share > largestPpm) return undefined;
  return {
    percent: ppmToFraction(share),
    fixed: fixed.trim() || '0',
    round_to: round_to.trim() || '0',
    floor: floor.trim() || '0',
  };
}

/** Undefined while the provider or the target is not chosen. */
export function draftedTarget({ provider, scope, target }: RuleDraft): Omit<TriedRule, 'terms'> | undefined {
  if (provider === undefined) return undefined;
  if (scope === 'everything') return { provider_id: provider };
  if (!target) return undefined;
  return {
    provider_id: provider,
    ...(scope === 'service' ? { service_id: target.id } : { service_type_id: target.id }),
  };
}

export function triedRule(draft: RuleDraft): TriedRule | undefined {
  const [target, terms] = [draftedTarget(draft), draftedTerms(draft)];
  const isReadable =
    terms && [terms.fixed, terms.round_to, terms.floor].every((text) => parseMoney(text) !== undefined);
  return target && isReadable ? { ...target, terms } : undefined;
}

/** What removing the rule is previewed with. */
export function removedRule({ provider, applies_to, target }: PriceRule): TriedRule {
  return {
    provider_id: provider.id,
    ...(applies_to === 'service' && target ? { service_id: target.id } : {}),
    ...(applies_to === 'service_type' && target ? { service_type_id: target.id } : {}),
    terms: null,
  };
}
