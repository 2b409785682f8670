import type { AppServices, Panel } from '../../platform/context.ts';
import type { ClosedPanelFace } from '../../platform/panel-standing.ts';
import { storedSettings } from '../settings/index.ts';

/** Name, colours and the address that the panel shows for itself, else its parent's. The owner's own stays private. */
export async function closedPanelFace({ caches }: AppServices, panel: Panel): Promise<ClosedPanelFace> {
  const { panelName, colors, company } = await caches.get(storedSettings, panel.id);
  const parent =
    company.email || !panel.parentId ? undefined : await caches.get(storedSettings, panel.parentId);
  return {
    contact: company.email ?? parent?.company.email ?? '',
    name: panelName,
    left: colors.light.headerLeft,
    right: colors.light.headerRight,
  };
}
