import type { Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Changes } from '../../platform/db/listen.ts';

export interface PanelDirectory {
  byHost(host: string): Promise<Panel | undefined>;
  byId(id: bigint): Promise<Panel | undefined>;
}

interface Listing {
  byHost: ReadonlyMap<string, Panel>;
  byId: ReadonlyMap<bigint, Panel>;
  readAt: number;
}

const longestLife = 60_000;

/** All panels and their hosts in memory: an unknown host causes no query, however many are tried. */
export function createPanelDirectory(db: Database, changes: Pick<Changes, 'subscribe'>): PanelDirectory {
  let listing: Promise<Listing> | undefined;
  changes.subscribe((change) => {
    if (change === 'anything' || change.topic === 'panel') listing = undefined;
  });
  const current = async (): Promise<Listing> => {
    listing ??= readListing(db).catch((error) => {
      listing = undefined;
      throw error;
    });
    const reading = listing;
    const read = await reading;
    if (performance.now() - read.readAt < longestLife) return read;
    // Of all requests that find it stale at once, one reloads it.
    if (listing === reading) listing = undefined;
    return current();
  };
  return {
    byHost: async (host) => (await current()).byHost.get(host),
    byId: async (id) => (await current()).byId.get(id),
  };
}

/** Unverified domains are left out, so they are never routed. */
async function readListing(db: Database): Promise<Listing> {
  const readAt = performance.now();
  const [panels, domains] = await Promise.all([
    db.selectFrom('panel').select(['id', 'slug', 'name', 'standing', 'parent_id']).execute(),
    db.selectFrom('panel_domain').select(['panel_id', 'host']).where('verified_at', 'is not', null).execute(),
  ]);
  const byId = new Map<bigint, Panel>(
    panels.map(({ parent_id, ...panel }) => [panel.id, { ...panel, parentId: parent_id }]),
  );
  const byHost = new Map<string, Panel>();
  for (const { panel_id, host } of domains) {
    const panel = byId.get(panel_id);
    if (panel) byHost.set(host, panel);
  }
  return { byHost, byId, readAt };
}
