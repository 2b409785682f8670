import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';

/** Puts a change of the sources on record: what was set before and after, never a key or secret. */
export async function auditSource(
  tx: Context,
  verb: 'set-key' | 'set-quota' | 'set-client' | 'set-suggestions',
  change: () => Promise<void>,
): Promise<void> {
  const before = await setSources(tx);
  await change();
  await recordAudit(tx, {
    action: `channel-sources.${verb}`,
    subjectType: 'panel',
    subjectId: tx.panel.id,
    before,
    after: await setSources(tx),
  });
}

async function setSources({ db, panel }: Context) {
  const key = await db
    .selectFrom('channel_source')
    .select(['daily_quota', 'updated_at'])
    .where('panel_id', '=', panel.id)
    .executeTakeFirst();
  const client = await db
    .selectFrom('channel_oauth_client')
    .select(['client_id', 'updated_at'])
    .where('panel_id', '=', panel.id)
    .executeTakeFirst();
  const suggestions = await db
    .selectFrom('suggestion_source')
    .select('updated_at')
    .where('panel_id', '=', panel.id)
    .executeTakeFirst();
  return {
    kind: key ? 'youtube' : 'sample',
    key_set_at: key?.updated_at.toISOString() ?? null,
    daily_quota: key?.daily_quota ?? null,
    client_id: client?.client_id ?? null,
    client_set_at: client?.updated_at.toISOString() ?? null,
    suggestions: suggestions ? 'google' : 'sample',
  };
}
