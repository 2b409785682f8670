import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface Mirrored {
  parentId: bigint;
  /** The parent's services to be sold here. */
  serviceIds: readonly bigint[];
  /** Whether new ones are for sale as soon as they can be. */
  addsNew: boolean;
}

/** Brings the parent's rows into this panel's catalogue. Returns the services that are new here, still without a source. */
export async function mirrorCatalogue(
  { db, panel, clock }: Context,
  { parentId, serviceIds, addsNew }: Mirrored,
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select mirror_catalogue(${panel.id}, ${parentId}, ${serviceIds.map(String)}::bigint[], ${addsNew}, ${clock.now()}) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
