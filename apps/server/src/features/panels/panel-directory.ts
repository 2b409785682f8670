import type { Panel } from '../../platform/context.ts';
import type { Changes } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/database.ts';

export interface PanelDirectory {
  byHost(host: string): Promise<Panel | undefined>;
  byId(id: bigint): Promise<Panel | undefined>;
  /** Hosts that are routed, and claims that lead here already. */
  mayHaveCertificate(host: string): Promise<boolean>;
}

interface Listing {
  byHost: Map<string, Panel>;
  /** Claims that lead here but are not proven: never routed. */
  awaited: Set<string>;
  byId: Map<bigint, Panel>;
  hosts: Map<bigint, readonly string[]>;
  readAt: number;
}

const longestLife = 60_000;

/**
 * All panels and their hosts in memory: an unknown host causes no query, however many are tried. After changes
 * only the panels that changed are read, together.
 */
export function createPanelDirectory(db: Database, changes: Pick<Changes, 'subscribe'>): PanelDirectory {
  let listing: Promise<Listing> | undefined;
  const changed = new Set<bigint>();
  changes.subscribe((change) => {
    if (change === 'anything') listing = undefined;
    else if (change.topic === 'panel') changed.add(change.panelId);
  });
  /** Those who ask meanwhile wait for the same reading. */
  const read = (reading: () => Promise<Listing>): Promise<Listing> => {
    const started = reading().catch((error) => {
      if (listing === started) listing = undefined;
      throw error;
    });
    listing = started;
    return started;
  };
  const current = async (): Promise<Listing> => {
    if (!listing) changed.clear();
    const reading = listing ?? read(() => readListing(db));
    const known = await reading;
    // Of all requests that find it stale at once, one reloads it.
    if (listing !== reading) return current();
    if (performance.now() - known.readAt >= longestLife) {
      listing = undefined;
      return current();
    }
    if (changed.size === 0) return known;
    const panelIds = [...changed];
    changed.clear();
    return read(() => updateListing(db, known, panelIds)).then(current);
  };
  return {
    byHost: async (host) => (await current()).byHost.get(host),
    byId: async (id) => (await current()).byId.get(id),
    mayHaveCertificate: async (host) => {
      const { byHost, awaited } = await current();
      return byHost.has(host) || awaited.has(host);
    },
  };
}

async function readListing(db: Database): Promise<Listing> {
  const listing = {
    byHost: new Map(),
    byId: new Map(),
    awaited: new Set<string>(),
    hosts: new Map(),
    readAt: performance.now(),
  };
  return addPanels(listing, await readPanels(db));
}

/** Hosts that a panel has lost lead nowhere, unless another panel has them by now. */
async function updateListing(db: Database, listing: Listing, panelIds: readonly bigint[]): Promise<Listing> {
  const read = await readPanels(db, panelIds);
  const { byHost, byId, awaited, hosts } = listing;
  for (const panelId of panelIds) {
    for (const host of hosts.get(panelId) ?? []) {
      awaited.delete(host);
      if (byHost.get(host)?.id === panelId) byHost.delete(host);
    }
    hosts.delete(panelId);
    byId.delete(panelId);
  }
  return addPanels(listing, read);
}

type Read = Awaited<ReturnType<typeof readPanels>>;

async function readPanels(db: Database, only?: readonly bigint[]) {
  const [panels, domains] = await Promise.all([
    db
      .selectFrom('panel')
      .select(['id', 'slug', 'name', 'standing', 'parent_id as parentId'])
      .$if(only !== undefined, (query) => query.where('id', 'in', only ?? []))
      .execute(),
    db
      .selectFrom('panel_domain')
      .select(['panel_id', 'host', 'verified_at'])
      .where(({ eb, or }) => or([eb('verified_at', 'is not', null), eb('leads_here', '=', true)]))
      .$if(only !== undefined, (query) => query.where('panel_id', 'in', only ?? []))
      .execute(),
  ]);
  return { panels, domains };
}

function addPanels(listing: Listing, { panels, domains }: Read): Listing {
  const { byHost, byId, awaited, hosts } = listing;
  for (const panel of panels) byId.set(panel.id, panel);
  for (const [panelId, own] of Map.groupBy(domains, ({ panel_id }) => panel_id)) {
    const panel = byId.get(panelId);
    if (!panel) continue;
    hosts.set(
      panelId,
      own.map(({ host }) => host),
    );
    for (const { host, verified_at } of own) {
      if (verified_at === null) awaited.add(host);
      else byHost.set(host, panel);
    }
  }
  return listing;
}
