import { normalizeBlockedLink } from '@marquee/domain/links/blocked-link.ts';
import { recognizeLink } from '@marquee/domain/links/link-rule.ts';
import { parseWebLink } from '@marquee/domain/links/web-link.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { storedLinkRules } from './stored-link-rules.ts';

const mostLinks = 1000;

/** Replaces the whole list; entries are stored in the form that orders are compared by, so short links match too. */
export async function setBlockedLinks(ctx: Context, typed: readonly string[]): Promise<void> {
  const { byNetwork } = await ctx.caches.get(storedLinkRules, ctx.panel.id);
  const rules = [...byNetwork.values()].flat();
  const entries = typed.map((text, position) => {
    const link = parseWebLink(text);
    if (!link)
      return refuse('invalid_input', { fields: [{ field: `links.${position}`, code: 'not_a_url' }] });
    return normalizeBlockedLink(recognizeLink(link, rules)?.compared ?? text);
  });
  const links = [...new Set(entries)];
  if (links.length > mostLinks) {
    const values = { limit: mostLinks };
    return refuse('invalid_input', { fields: [{ field: 'links', code: 'too_many', values }] });
  }
  await inTransaction(ctx, async (tx) => {
    const before = await tx.db
      .deleteFrom('blocked_link')
      .where('panel_id', '=', tx.panel.id)
      .returning('link')
      .execute();
    const rows = links.map((link) => ({ panel_id: tx.panel.id, link, created_at: tx.clock.now() }));
    if (rows.length > 0) await tx.db.insertInto('blocked_link').values(rows).execute();
    await recordAudit(tx, {
      action: 'links.set-blocked-links',
      subjectType: 'panel',
      subjectId: tx.panel.id,
      before: before.map(({ link }) => link),
      after: links,
    });
  });
}

/** In the order of the alphabet. */
export async function listBlockedLinks({ db, panel }: Context): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('blocked_link')
    .select('link')
    .where('panel_id', '=', panel.id)
    .orderBy('link')
    .execute();
  return rows.map(({ link }) => link);
}
