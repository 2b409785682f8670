import type { createPriceRule as endpoint, PriceRuleEffect } from '@marquee/contract/console/price-rules.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { isFor } from '@marquee/domain/pricing/markup-effect.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockProvider } from '../console/change-provider.ts';
import { markupRules } from '../sync/reprice-services.ts';
import { applyRule } from './apply-rule.ts';
import { readTarget } from './rule-target.ts';
import { auditedRule, readTerms, storedTerms } from './rule-terms.ts';

/** A page lists them and a sync reads all of a provider. */
const mostRules = 5000;

/** One rule for each thing: a second one for the same is refused. */
export async function createRule(
  ctx: Context,
  body: Input<typeof endpoint>['body'],
): Promise<PriceRuleEffect> {
  const terms = readTerms(body);
  const { providerId, ...target } = await readTarget(ctx, body);
  return inTransaction(ctx, async (tx) => {
    await lockProvider(tx, providerId);
    const rules = await markupRules(tx, providerId);
    if (rules.some((rule) => isFor(rule, target)))
      return refuse('invalid_input', { fields: [{ field: targetField(target), code: 'already_exists' }] });
    if (rules.length >= mostRules) return refuse('wrong_state');
    return applyRule(tx, { providerId, target, terms }, async () => {
      const row = await tx.db
        .insertInto('price_rule')
        .values({
          panel_id: tx.panel.id,
          provider_id: providerId,
          service_type_id: target.serviceTypeId,
          service_id: target.serviceId,
          ...storedTerms(terms),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAudit(tx, {
        action: 'price-rules.create',
        subjectType: 'price-rule',
        subjectId: row.id,
        after: auditedRule(row),
      });
    });
  });
}

function targetField({
  serviceTypeId,
  serviceId,
}: {
  serviceTypeId: bigint | null;
  serviceId: bigint | null;
}): string {
  if (serviceId !== null) return 'service_id';
  return serviceTypeId === null ? 'provider_id' : 'service_type_id';
}
