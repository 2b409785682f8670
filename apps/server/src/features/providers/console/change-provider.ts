import type { changeProvider as endpoint } from '@marquee/contract/console/providers.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { seal } from '../../../platform/secrets/sealed-text.ts';
import type { Provider } from '../provider.ts';
import { providerKeyPurpose } from '../provider-kinds.ts';
import { updateAvailability } from '../sync/update-availability.ts';

type Changes = Input<typeof endpoint>['body'];

/** Changes what is given. What a provider switched off delivered leaves the shop at once. */
export async function changeProvider(ctx: Context, providerId: bigint, changes: Changes): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const provider = await lockProvider(tx, providerId);
    checkFields(provider, changes);
    const { key, price_jump, low_balance, ...plain } = changes;
    await tx.db
      .updateTable('provider')
      .set({
        ...plain,
        ...(key === undefined ? {} : { sealed_key: seal(tx.keys, providerKeyPurpose, key) }),
        ...(price_jump === undefined ? {} : { price_jump_ppm: Math.round(price_jump * 1_000_000) }),
        ...(low_balance === undefined
          ? {}
          : { low_balance: low_balance === null ? null : parseMoney(low_balance) }),
        // A new address or key deserves a new try.
        ...(key === undefined ? {} : { failures: 0, open_until: null }),
        updated_at: tx.clock.now(),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', providerId)
      .execute();
    if (changes.is_enabled !== undefined) await updateAvailability(tx, { providerId });
    await recordAudit(tx, {
      action: 'providers.change-provider',
      subjectType: 'provider',
      subjectId: providerId,
      before: shownFields(provider),
      after: { ...changes, key: undefined, ...(key === undefined ? {} : { hasNewKey: true }) },
    });
  });
}

/** The key must not travel to an address that was not meant for it. */
function checkFields({ adapter, url }: Provider, changes: Changes): void {
  const isOtherAddress = changes.url !== undefined && changes.url !== url;
  if (adapter !== 'smm_v2' && (isOtherAddress || changes.key !== undefined))
    refuse('invalid_input', { fields: [{ field: 'url', code: 'does_not_apply' }] });
  if (adapter !== 'parent_panel' && changes.adds_new !== undefined)
    refuse('invalid_input', { fields: [{ field: 'adds_new', code: 'does_not_apply' }] });
  if (isOtherAddress && changes.key === undefined)
    refuse('invalid_input', { fields: [{ field: 'key', code: 'required' }] });
}

function shownFields(provider: Provider) {
  const { name, url, low_balance, concurrency, per_minute, price_jump_ppm, is_enabled } = provider;
  const { on_price_jump, adds_new } = provider;
  return {
    name,
    url,
    low_balance: low_balance === null ? null : String(low_balance),
    concurrency,
    per_minute,
    price_jump: price_jump_ppm / 1_000_000,
    on_price_jump,
    adds_new,
    is_enabled,
  };
}

export async function lockProvider({ db, panel }: Context, providerId: bigint): Promise<Provider> {
  const provider = await db
    .selectFrom('provider')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', providerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return provider ?? refuse('not_found');
}
