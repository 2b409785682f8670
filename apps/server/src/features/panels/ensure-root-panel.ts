import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';

const rootSlug = 'marquee';

interface RootPanel {
  /** Hosts that lead to it; one that already belongs to a panel stays where it is. */
  hosts: readonly string[];
}

/** Creates the first panel of an installation at its first start, reachable at the public address. */
export async function ensureRootPanel(db: Database, clock: Clock, { hosts }: RootPanel): Promise<void> {
  if (await hasRootPanel(db, hosts)) return;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('panel')
      .values({ slug: rootSlug, name: 'Marquee' })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    const { id } = await tx
      .selectFrom('panel')
      .select('id')
      .where('parent_id', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('panel_domain')
      .values(hosts.map((host) => ({ panel_id: id, host, verified_at: clock.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

async function hasRootPanel(db: Database, hosts: readonly string[]): Promise<boolean> {
  const known = await db
    .selectFrom('panel_domain')
    .select('host')
    .where('host', 'in', hosts)
    .where(({ exists, selectFrom }) => exists(selectFrom('panel').select('id').where('slug', '=', rootSlug)))
    .execute();
  return known.length === hosts.length;
}
