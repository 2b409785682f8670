import type { PriceRuleEffect } from '@marquee/contract/console/price-rules.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockProvider } from '../console/change-provider.ts';
import { applyRule } from './apply-rule.ts';
import {
  auditedRule,
  type PriceRuleRow,
  readTerms,
  storedTerms,
  type TermsInput,
  targetOf,
} from './rule-terms.ts';

export async function changeRule(ctx: Context, id: bigint, body: TermsInput): Promise<PriceRuleEffect> {
  const terms = readTerms(body);
  return inTransaction(ctx, async (tx) => {
    const rule = await lockRule(tx, id);
    return applyRule(tx, { providerId: rule.provider_id, target: targetOf(rule), terms }, async () => {
      const row = await tx.db
        .updateTable('price_rule')
        .set(storedTerms(terms))
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAudit(tx, {
        action: 'price-rules.change',
        subjectType: 'price-rule',
        subjectId: id,
        before: auditedRule(rule),
        after: auditedRule(row),
      });
    });
  });
}

export async function removeRule(ctx: Context, id: bigint): Promise<PriceRuleEffect> {
  return inTransaction(ctx, async (tx) => {
    const rule = await lockRule(tx, id);
    const change = { providerId: rule.provider_id, target: targetOf(rule), terms: undefined };
    return applyRule(tx, change, async () => {
      await tx.db
        .deleteFrom('price_rule')
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await recordAudit(tx, {
        action: 'price-rules.remove',
        subjectType: 'price-rule',
        subjectId: id,
        before: auditedRule(rule),
      });
    });
  });
}

/** The provider's row is the lock for all of its rules; what was waited for is read behind it. */
async function lockRule(tx: Context, id: bigint): Promise<PriceRuleRow> {
  const found = await findRule(tx, id);
  await lockProvider(tx, found.provider_id);
  return findRule(tx, id);
}

async function findRule({ db, panel }: Context, id: bigint): Promise<PriceRuleRow> {
  const rule = await db
    .selectFrom('price_rule')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return rule ?? refuse('not_found');
}
