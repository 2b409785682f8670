import type { Money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { repriceServices } from './reprice-services.ts';

interface Suspicious {
  number: string;
  oldRate: Money;
  newRate: Money;
}

/** Replaces the list by what is suspicious now: a rate that went back to normal no longer waits. */
export async function replaceQuarantine(
  { db, panel }: Context,
  providerId: bigint,
  suspicious: readonly Suspicious[],
  seenAt: Date,
): Promise<void> {
  await db
    .deleteFrom('price_quarantine')
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .execute();
  const rows = suspicious.map(({ number, oldRate, newRate }) => ({
    number,
    old_rate: String(oldRate),
    new_rate: String(newRate),
  }));
  await sql`
    insert into price_quarantine (panel_id, provider_id, offer_number, old_rate, new_rate, seen_at)
    select ${panel.id}, ${providerId}, number, old_rate, new_rate, ${seenAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as waiting (number text, old_rate bigint, new_rate bigint)`.execute(
    db,
  );
}

/** The operator confirms the new rate: it takes effect and prices follow. */
export async function acceptRate(ctx: Context, providerId: bigint, offerNumber: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const waiting = await tx.db
      .deleteFrom('price_quarantine')
      .where('panel_id', '=', tx.panel.id)
      .where('provider_id', '=', providerId)
      .where('offer_number', '=', offerNumber)
      .returning(['old_rate', 'new_rate'])
      .executeTakeFirst();
    if (!waiting) return refuse('not_found');
    await tx.db
      .updateTable('provider_offer')
      .set({ rate: waiting.new_rate })
      .where('panel_id', '=', tx.panel.id)
      .where('provider_id', '=', providerId)
      .where('number', '=', offerNumber)
      .execute();
    await repriceServices(tx, providerId, [offerNumber]);
    await recordAudit(tx, {
      action: 'providers.accept-rate',
      subjectType: 'provider',
      subjectId: providerId,
      before: { offerNumber, rate: String(waiting.old_rate) },
      after: { offerNumber, rate: String(waiting.new_rate) },
    });
  });
}
