import { suggestHost } from '../../adapters/channels/google-hosts.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { auditSource } from './audit-source.ts';
import { resetBreaker } from './breaker.ts';
import { forgetAnswers } from './remember-answers.ts';

/** `baseUrl` is for tests, which have local servers. */
export async function setSuggestionSource(
  ctx: Context,
  kind: 'google' | 'sample',
  baseUrl = suggestHost,
): Promise<void> {
  await inTransaction(ctx, (tx) =>
    auditSource(tx, 'set-suggestions', async () => {
      const values = { base_url: baseUrl, updated_at: tx.clock.now() };
      if (kind === 'google')
        await tx.db
          .insertInto('suggestion_source')
          .values({ panel_id: tx.panel.id, ...values })
          .onConflict((conflict) => conflict.column('panel_id').doUpdateSet(values))
          .execute();
      else await tx.db.deleteFrom('suggestion_source').where('panel_id', '=', tx.panel.id).execute();
      await forgetAnswers(tx);
      await resetBreaker(tx, 'suggestions');
    }),
  );
}
