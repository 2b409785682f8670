import type { ProviderKindName } from '../../adapters/providers/provider-kind.ts';
import { providerKindsToAdd } from '../../adapters/providers/registry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { seal } from '../../platform/secrets/sealed-text.ts';
import { hasExchangeRate } from './exchange-rate.ts';
import { providerKeyPurpose } from './provider-kinds.ts';

export interface NewProvider {
  name: string;
  /** One of the kinds in adapters/providers/registry.ts. */
  adapter: string;
  url?: string | undefined;
  key?: string | undefined;
  currency?: string | undefined;
  /** What one unit is worth in 10^-8 USD; without it the panel's exchange rate is followed. */
  usdPerUnit?: bigint | undefined;
  lowBalance?: bigint | undefined;
  concurrency?: number | undefined;
  perMinute?: number | undefined;
}

export async function addProvider(ctx: Context, input: NewProvider): Promise<bigint> {
  const adapter = kindToAdd(input.adapter);
  const { currency = 'USD' } = input;
  if (adapter === 'smm_v2' && !(input.url && input.key))
    return refuse('invalid_input', { fields: [{ field: input.url ? 'key' : 'url', code: 'required' }] });
  const followsRate = currency !== 'USD' && input.usdPerUnit === undefined;
  if (followsRate && !hasExchangeRate(currency))
    return refuse('invalid_input', { fields: [{ field: 'usd_per_unit', code: 'required' }] });
  return inTransaction(ctx, async (tx) => {
    const { id } = await tx.db
      .insertInto('provider')
      .values({
        panel_id: tx.panel.id,
        name: input.name,
        adapter,
        url: input.url ?? null,
        sealed_key: input.key === undefined ? null : seal(tx.keys, providerKeyPurpose, input.key),
        currency,
        usd_per_unit: input.usdPerUnit,
        follows_exchange_rate: followsRate,
        low_balance: input.lowBalance ?? null,
        concurrency: input.concurrency,
        per_minute: input.perMinute,
        created_at: tx.clock.now(),
        updated_at: tx.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { key, ...shown } = input;
    await recordAudit(tx, {
      action: 'providers.add-provider',
      subjectType: 'provider',
      subjectId: id,
      after: { ...shown, hasKey: key !== undefined },
    });
    return id;
  });
}

function kindToAdd(name: string): ProviderKindName {
  const found = providerKindsToAdd.find(({ kind }) => kind === name);
  const values = { options: providerKindsToAdd.map(({ kind }) => kind).join(', ') };
  return (
    found?.kind ?? refuse('invalid_input', { fields: [{ field: 'adapter', code: 'not_one_of', values }] })
  );
}
