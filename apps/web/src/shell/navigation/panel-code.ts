import type { ComponentType } from 'react';
import type { PanelName } from './open-panel.tsx';

/** Nothing of the panels is part of the first page; each comes with the first sign that it is wanted. */
export const panelCode: Record<PanelName, () => Promise<ComponentType>> = {
  services: async () => (await import('./on-demand/services-flyout.tsx')).ServicesFlyout,
  menu: async () => (await import('./on-demand/menu-panel.tsx')).MenuPanel,
  profile: async () => (await import('./on-demand/profile-panel.tsx')).ProfilePanel,
  search: async () => (await import('./on-demand/search-panel.tsx')).SearchPanel,
};
