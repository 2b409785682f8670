import type { AppServices, Panel } from '../../platform/context.ts';
import { storedSettings } from '../settings/index.ts';

/** The address that the panel shows for itself, else its parent's. The owner's own stays private. */
export async function closedPanelContact({ caches }: AppServices, panel: Panel): Promise<string | undefined> {
  const own = await caches.get(storedSettings, panel.id);
  if (own.company.email || !panel.parentId) return own.company.email ?? undefined;
  const parent = await caches.get(storedSettings, panel.parentId);
  return parent.company.email ?? undefined;
}
