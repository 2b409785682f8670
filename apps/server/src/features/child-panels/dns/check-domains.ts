import pLimit from 'p-limit';
import type { Context } from '../../../platform/context.ts';
import { childPanelsOfAllParents, inParent } from '../all-parents.ts';
import { lookAtDomain } from './look-at-domain.ts';

const portion = 100;
const atOnce = 5;

/** Over all panels: looks at the domains whose time has come, those that wait longest first. */
export async function checkDomains(ctx: Context): Promise<void> {
  const due = await childPanelsOfAllParents(ctx)
    .where('dns_next_at', '<=', ctx.clock.now())
    .where('domain_type', '=', 'own')
    .where('status', '<>', 'terminated')
    .orderBy('dns_next_at')
    .limit(portion)
    .execute();
  const limit = pLimit(atOnce);
  await Promise.all(
    due.map((row) =>
      limit(async () => {
        try {
          await lookAtDomain(await inParent(ctx, row), row);
        } catch (error) {
          // One bad row must not keep the others waiting.
          ctx.log.error({ err: error, childPanelId: row.id }, 'a domain could not be looked at');
        }
      }),
    ),
  );
}
