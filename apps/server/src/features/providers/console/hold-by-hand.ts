import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { updateAvailability } from '../sync/update-availability.ts';
import { lockProvider } from './change-provider.ts';

/** A person stops a provider: nothing is sold from it and nothing is sent to it. */
export async function holdByHand(
  ctx: Context,
  { providerId, note }: { providerId: bigint; note: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const provider = await lockProvider(tx, providerId);
    if (provider.held_at) refuse('wrong_state');
    await setHold(tx, providerId, { held_at: tx.clock.now(), hold_reason: 'operator', hold_note: note });
    await recordAudit(tx, {
      action: 'providers.hold',
      subjectType: 'provider',
      subjectId: providerId,
      reason: note,
    });
  });
}

/** Holds that the panel has set itself end with their reason, not by hand. */
export async function releaseByHand(ctx: Context, providerId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const provider = await lockProvider(tx, providerId);
    if (provider.hold_reason !== 'operator') refuse('wrong_state');
    await setHold(tx, providerId, { held_at: null, hold_reason: null, hold_note: null });
    await recordAudit(tx, {
      action: 'providers.release',
      subjectType: 'provider',
      subjectId: providerId,
      before: { note: provider.hold_note },
    });
  });
}

interface Hold {
  held_at: Date | null;
  hold_reason: 'operator' | null;
  hold_note: string | null;
}

async function setHold(tx: Context, providerId: bigint, hold: Hold): Promise<void> {
  await tx.db
    .updateTable('provider')
    .set({ ...hold, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', providerId)
    .execute();
  await updateAvailability(tx, { providerId });
}
