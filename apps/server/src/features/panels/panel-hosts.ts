import type { Context } from '../../platform/context.ts';

interface Claim {
  panelId: bigint;
  host: string;
  /** Routed at once; else only when it is verified later. */
  isVerified: boolean;
}

/** False if the host belongs to a panel already; one that waits for a rival's transaction waits for its end. */
export async function claimHost(tx: Context, { panelId, host, isVerified }: Claim): Promise<boolean> {
  const now = tx.clock.now();
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('panel_domain')
    .values({
      panel_id: panelId,
      host,
      is_primary: true,
      verified_at: isVerified ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function verifyHost(
  tx: Context,
  { panelId, host }: { panelId: bigint; host: string },
): Promise<void> {
  await tx.db
    .updateTable('panel_domain')
    .set({ verified_at: tx.clock.now() })
    .where('panel_id', '=', panelId)
    .where('host', '=', host)
    .where('verified_at', 'is', null)
    .execute();
}

/** A claim that leads here may have a certificate before it is proven. */
export async function setLeadsHere(
  tx: Context,
  { panelId, host, leadsHere }: { panelId: bigint; host: string; leadsHere: boolean },
): Promise<void> {
  await tx.db
    .updateTable('panel_domain')
    .set({ leads_here: leadsHere })
    .where('panel_id', '=', panelId)
    .where('host', '=', host)
    .where('leads_here', '<>', leadsHere)
    .execute();
}

/** A claim that was never proven ends: whoever owns the domain can use it. */
export async function releaseUnverifiedHost(
  tx: Context,
  { panelId, host }: { panelId: bigint; host: string },
): Promise<void> {
  await tx.db
    .deleteFrom('panel_domain')
    .where('panel_id', '=', panelId)
    .where('host', '=', host)
    .where('verified_at', 'is', null)
    .execute();
}

/** Every host of the installation that is, or is about to be, a panel's. */
export async function isHostTaken({ db }: Context, host: string): Promise<boolean> {
  const row = await db.selectFrom('panel_domain').select('host').where('host', '=', host).executeTakeFirst();
  return row !== undefined;
}

/** A name below those of the panels that were not rented: nobody may come there by a proof of their own. */
export async function isHouseName({ db, environment }: Context, host: string): Promise<boolean> {
  const rows = await db
    .selectFrom('panel_domain')
    .innerJoin('panel', 'panel.id', 'panel_domain.panel_id')
    .select('panel_domain.host')
    .where('panel.parent_id', 'is', null)
    .where('panel_domain.verified_at', 'is not', null)
    .execute();
  const houses = [new URL(environment.publicUrl).hostname, ...rows.map((row) => row.host)];
  return houses.some((house) => host === house || host.endsWith(`.${house}`));
}
