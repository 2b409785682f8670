import type { Context } from '../../platform/context.ts';
import { notifyOperators } from '../notifications/index.ts';
import type { Provider } from './provider.ts';
import { updateAvailability } from './sync/update-availability.ts';

interface Hold {
  reason: 'currency' | 'exchange_rate';
  /** The currency that the provider names. */
  reported: string;
}

/** Nothing is sold from it or sent to it until it is released; operators are notified once. */
export async function holdProvider(
  tx: Context,
  provider: Provider,
  { reason, reported }: Hold,
): Promise<void> {
  const now = tx.clock.now();
  const held = await tx.db
    .updateTable('provider')
    .set({ held_at: now, hold_reason: reason, reported_currency: reported, updated_at: now })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', provider.id)
    .where('held_at', 'is', null)
    .returning(['name', 'currency'])
    .executeTakeFirst();
  if (!held) return;
  await updateAvailability(tx, { providerId: provider.id });
  await notifyOperators(tx, 'providers.manage', {
    kind: 'provider-held',
    provider: held.name,
    reported,
    currency: held.currency,
  });
}

/** Ends a hold whose reason is gone. */
export async function releaseProvider(
  tx: Context,
  providerId: bigint,
  reason: Hold['reason'],
): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('provider')
    .set({ held_at: null, hold_reason: null, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', providerId)
    .where('hold_reason', '=', reason)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await updateAvailability(tx, { providerId });
}
