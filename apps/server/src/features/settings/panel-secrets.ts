import type { SecretName } from '@marquee/domain/settings/secret-names.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { isWebAddress } from '../../platform/guarded-fetch/is-web-address.ts';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';

interface PanelSecret {
  name: SecretName;
  secret: string;
  /** Where the service answers, if not at its usual address. */
  address?: string;
}

/** Settings are public, so the secret half of an outside service is kept here, sealed. */
export async function setPanelSecret(ctx: Context, { name, secret, address }: PanelSecret): Promise<void> {
  if (secret.length === 0 || secret.length > 500)
    refuse('invalid_input', { fields: [{ field: 'secret', code: 'invalid' }] });
  if (address !== undefined && !isWebAddress(address))
    refuse('invalid_input', { fields: [{ field: 'address', code: 'not_a_url' }] });
  const row = {
    sealed: seal(ctx.keys, sealPurpose(ctx, name), secret),
    address: address ?? null,
    updated_at: ctx.clock.now(),
  };
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('panel_secret')
      .values({ panel_id: tx.panel.id, name, ...row })
      .onConflict((conflict) => conflict.columns(['panel_id', 'name']).doUpdateSet(row))
      .execute();
    await recordAudit(tx, {
      action: 'settings.set-secret',
      subjectType: 'panel-secret',
      subjectId: name,
      after: { address: row.address },
    });
  });
}

const storedSecrets: CacheDefinition<ReadonlyMap<string, { sealed: Buffer; address: string | null }>> = {
  name: 'panel-secrets',
  topics: ['settings'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('panel_secret')
      .select(['name', 'sealed', 'address'])
      .where('panel_id', '=', panelId)
      .execute();
    return new Map(rows.map(({ name, ...row }) => [name, row]));
  },
};

export async function panelSecret(
  ctx: Context,
  name: SecretName,
): Promise<Omit<PanelSecret, 'name'> | undefined> {
  const row = (await ctx.caches.get(storedSecrets, ctx.panel.id)).get(name);
  if (!row) return undefined;
  const secret = unseal(ctx.keys, sealPurpose(ctx, name), row.sealed);
  return { secret, ...(row.address === null ? {} : { address: row.address }) };
}

function sealPurpose(ctx: Pick<Context, 'panel'>, name: SecretName): string {
  return `panel_secret.sealed:${ctx.panel.id}:${name}`;
}
