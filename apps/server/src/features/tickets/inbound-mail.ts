import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';

const purpose = 'inbound_mail.sealed_secret';
const shortestSecret = 16;

export interface InboundMail {
  /** `name@host`; answers arrive at `name+token@host`. */
  address: string;
  secret: string;
}

export async function findInboundMail(ctx: Context): Promise<InboundMail | undefined> {
  const row = await ctx.db
    .selectFrom('inbound_mail')
    .select(['address', 'sealed_secret'])
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  return row && { address: row.address, secret: unseal(ctx.keys, purpose, row.sealed_secret) };
}

/** Where the mail service takes answers for this panel, and what it signs its calls with. */
export async function setInboundMail(ctx: Context, { address, secret }: InboundMail): Promise<void> {
  if (!/^[a-z0-9._-]{1,20}@[a-z0-9.-]{3,200}$/.test(address))
    refuse('invalid_input', { fields: [{ field: 'address', code: 'not_an_email' }] });
  if (secret.length < shortestSecret)
    refuse('invalid_input', { fields: [{ field: 'secret', code: 'too_short' }] });
  await inTransaction(ctx, async (tx) => {
    const row = {
      address,
      sealed_secret: seal(tx.keys, purpose, secret),
      updated_at: tx.clock.now(),
    };
    await tx.db
      .insertInto('inbound_mail')
      .values({ panel_id: tx.panel.id, ...row })
      .onConflict((conflict) => conflict.column('panel_id').doUpdateSet(row))
      .execute();
    await recordAudit(tx, {
      action: 'tickets.set-inbound-mail',
      subjectType: 'panel',
      subjectId: tx.panel.id,
      after: { address },
    });
  });
}
