import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { hasCatalogueChanges, takeCatalogueChanges } from '../../catalogue/index.ts';
import { followParent } from './follow-parent.ts';

/** Followed at once by one worker. */
const portion = 4;
/** A worker that takes longer is dead. Also the pause after a failure, so that those behind have their turn. */
const claimSeconds = 120;
/** Until this process has read the parent's new catalogue. */
const pauseSeconds = 2;

interface Claimed {
  panel_id: bigint;
  id: bigint;
  /** The parent's version that made it due. */
  version: bigint;
  is_thorough: boolean;
}

export function isDue(now: Date) {
  return sql`(${hasCatalogueChanges} or exists (${dueChildren(now)}))`;
}

/**
 * Counts new changes of parents, then follows them for a few children: those first that were not looked at for
 * longest, so that no family keeps others waiting. Each child is a transaction of its own; closed ones rest.
 */
export async function run(ctx: LoopContext): Promise<boolean> {
  const { count } = await ctx.db.transaction().execute(noteChanges);
  if (ctx.stopping.aborted) return false;
  const claimed = await claimChildren(ctx.db, ctx.clock.now());
  await Promise.all(claimed.map((child) => follow(ctx, child)));
  // None of them is claimed again at once.
  return count + claimed.length > 0;
}

async function noteChanges(db: Database): Promise<{ count: number }> {
  const changes = await takeCatalogueChanges(db);
  if (changes.accountIds.length > 0)
    await db
      .updateTable('provider')
      .set({ follow_mark: sql`follow_mark + 1` })
      .where('parent_account_id', 'in', changes.accountIds)
      .execute();
  return changes;
}

function dueChildren(now: Date) {
  return sql`
      select follower.panel_id, follower.id, coalesce(parent.version, 0) as version,
             follower.followed_at is null or follower.followed_at < ${now}::timestamptz - interval '1 hour' as is_thorough
      from provider as follower
      join panel on panel.id = follower.panel_id
      left join catalogue_version as parent on parent.panel_id = panel.parent_id
      where follower.adapter = 'parent_panel' and follower.is_enabled and follower.held_at is null
        and panel.standing <> 'closed'
        and (follower.follow_claimed_until is null or follower.follow_claimed_until <= ${now})
        and (follower.followed_at is null or follower.followed_at < ${now}::timestamptz - interval '1 hour'
          or follower.followed_version < coalesce(parent.version, 0)
          or follower.followed_mark < follower.follow_mark)`;
}

async function claimChildren(db: Database, now: Date): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (${dueChildren(now)}
      order by follower.followed_at nulls first
      limit ${portion} for update of follower skip locked)
    update provider set follow_claimed_until = ${now}::timestamptz + ${claimSeconds} * interval '1 second' from due
    where provider.panel_id = due.panel_id and provider.id = due.id
    returning provider.panel_id, provider.id, due.version, due.is_thorough`.execute(db);
  return rows;
}

/** After a failure the claim stands until it runs out. */
async function follow(ctx: LoopContext, { panel_id, id, version, is_thorough }: Claimed): Promise<void> {
  const child = await ctx.inPanel(panel_id);
  if (!child) return;
  try {
    const result = await followParent(child, id, { leastVersion: version, isThorough: is_thorough });
    if (result.refusal !== null && !result.isBehind) return;
    const until = result.isBehind ? new Date(ctx.clock.now().getTime() + pauseSeconds * 1000) : null;
    await ctx.db
      .updateTable('provider')
      .set({ follow_claimed_until: until })
      .where('panel_id', '=', panel_id)
      .where('id', '=', id)
      .execute();
  } catch (error) {
    ctx.log.error({ err: error, panelId: String(panel_id) }, 'A child panel could not follow its parent.');
  }
}
