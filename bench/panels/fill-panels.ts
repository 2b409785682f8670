import { sql } from 'kysely';
import { bareContext } from '../../apps/server/src/features/ledger/testing/bare-context.ts';
import { addParentProvider, followParent } from '../../apps/server/src/features/providers/index.ts';
import type { Panel } from '../../apps/server/src/platform/context.ts';
import { connect, deadlinesWith } from '../../apps/server/src/platform/db/connect.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createEvents } from '../../apps/server/src/platform/events/events.ts';
import { createAccount } from '../../apps/server/src/testing/create-account.ts';
import { createPanel } from '../../apps/server/src/testing/create-panel.ts';
import { fillServices } from '../catalogue/catalogue-database.ts';

const services = 600;
/** Children filled by one statement, which must not take too long. */
const portion = 25;
/** For statements that fill much at once. */
const patience = 20;

export function hostOf(child: number): string {
  return `child-${child}.localhost`;
}

/**
 * A panel at 127.0.0.1 with 600 services, and its child panels. The first child follows as it would in life; the
 * others get its rows as they are. Returns how many milliseconds the first one took.
 */
export async function fillPanels(url: string, children: number): Promise<number> {
  await migrate({ url });
  const deadlines = deadlinesWith(patience);
  const { db, close } = connect({ url, poolSize: 4, applicationName: 'marquee-bench', deadlines });
  const parent = await createPanel(db, { slug: 'bench' });
  await addHost(db, parent, '127.0.0.1');
  await fillServices(db, parent, services);
  const milliseconds = children === 0 ? 0 : await fillChildren(db, parent, children);
  await sql`analyze`.execute(db);
  await close();
  return milliseconds;
}

async function fillChildren(db: Database, parent: Panel, children: number): Promise<number> {
  const first = await createPanel(db, { slug: 'child-0' });
  await db.updateTable('panel').set({ parent_id: parent.id }).where('id', '=', first.id).execute();
  await addHost(db, first, hostOf(0));
  const owner = await createAccount(db, parent);
  const ctx = { ...bareContext(db, first), events: createEvents([]) };
  const providerId = await addParentProvider(ctx, { name: 'Parent', accountId: owner.id });
  const start = performance.now();
  const { added } = await followParent(ctx, providerId);
  const milliseconds = performance.now() - start;
  if (added !== services) throw new Error(`${added} services were added`);
  await db.transaction().execute(async (tx) => {
    // Without triggers and checks of keys: the rows are right already.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into panel (slug, name, parent_id)
      select 'child-' || n, 'Child ' || n, ${parent.id} from generate_series(1, ${children - 1}::int) n`.execute(
      tx,
    );
    await sql`
      insert into panel_domain (panel_id, host, is_primary, verified_at)
      select id, slug || '.localhost', true, now() from panel
      where parent_id = ${parent.id} and id <> ${first.id}`.execute(tx);
  });
  for (let from = 1; from < children; from += portion)
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      const slugs = Array.from({ length: portion }, (_, index) => `child-${from + index}`);
      for (const table of ['network', 'service_type', 'service']) await copyRows(tx, table, first.id, slugs);
    });
  return milliseconds;
}

/** The first child's rows in these sisters of it. */
async function copyRows(
  db: Database,
  table: string,
  firstId: bigint,
  slugs: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and column_name <> 'panel_id'`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const own = sql.join(rows.map(({ name }) => sql.ref(`own.${name}`)));
  await sql`
    insert into ${sql.table(table)} (panel_id, ${columns})
    select sister.id, ${own}
    from ${sql.table(table)} as own, panel as sister
    where own.panel_id = ${firstId} and sister.slug = any (${[...slugs]}::text[])`.execute(db);
}

async function addHost(db: Database, panel: Panel, host: string): Promise<void> {
  await db
    .insertInto('panel_domain')
    .values({ panel_id: panel.id, host, is_primary: true, verified_at: new Date() })
    .execute();
}
