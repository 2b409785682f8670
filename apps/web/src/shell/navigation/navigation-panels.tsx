import type { ComponentProps, ComponentType } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { OnceOpened } from '../../ui/overlays/once-opened.tsx';
import { type PanelName, useOpenPanel } from './open-panel.tsx';

/** The panels' code is not part of the first page; it loads on hover, focus or opening. */
const panelCode: Record<PanelName, () => Promise<ComponentType>> = {
  services: async () => (await import('./on-demand/services-flyout.tsx')).ServicesFlyout,
  menu: async () => (await import('./on-demand/menu-panel.tsx')).MenuPanel,
  profile: async () => (await import('./on-demand/profile-panel.tsx')).ProfilePanel,
  search: async () => (await import('./on-demand/search-panel.tsx')).SearchPanel,
};

const panels = (Object.keys(panelCode) as PanelName[]).map((name) => ({
  name,
  Panel: lazyComponent(async () => await panelCode[name]()),
}));

export function NavigationPanels() {
  const { current } = useOpenPanel();
  return panels.map(({ name, Panel }) => (
    <OnceOpened key={name} open={current === name}>
      <Panel />
    </OnceOpened>
  ));
}

type PanelButtonProps = ComponentProps<'button'> & { panel: PanelName };

/** Opens a panel; its code is preloaded on hover or focus. */
export function PanelButton({ panel, ...rest }: PanelButtonProps) {
  const { current, open } = useOpenPanel();
  return (
    <button
      type="button"
      data-opens={panel}
      aria-haspopup="dialog"
      aria-expanded={current === panel}
      {...rest}
      onPointerEnter={() => void panelCode[panel]()}
      onFocus={() => void panelCode[panel]()}
      onClick={() => open(panel)}
    />
  );
}
