import type { ComponentProps, ComponentType } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { OnceOpened } from '../../ui/overlays/once-opened.tsx';
import { type PanelName, useOpenPanel } from './open-panel.tsx';
import { SearchPanel } from './search-panel.tsx';

/**
 * The panels' code is not part of the first page; it loads on hover, focus or opening. But for search: its
 * field must be there at once, so that a phone opens the keyboard and no letter is lost.
 */
const panelCode: Record<Exclude<PanelName, 'search'>, () => Promise<ComponentType>> = {
  services: async () => (await import('./on-demand/services-flyout.tsx')).ServicesFlyout,
  menu: async () => (await import('./on-demand/menu-panel.tsx')).MenuPanel,
  profile: async () => (await import('./on-demand/profile-panel.tsx')).ProfilePanel,
};

const panels = Object.entries(panelCode).map(([name, load]) => ({ name, Panel: lazyComponent(load) }));

export function NavigationPanels() {
  const { current } = useOpenPanel();
  return (
    <>
      {panels.map(({ name, Panel }) => (
        <OnceOpened key={name} open={current === name}>
          <Panel />
        </OnceOpened>
      ))}
      {current === 'search' && <SearchPanel />}
    </>
  );
}

type PanelButtonProps = ComponentProps<'button'> & { panel: PanelName };

/** Opens a panel; its code is preloaded on hover or focus. */
export function PanelButton({ panel, ...rest }: PanelButtonProps) {
  const { current, open } = useOpenPanel();
  const preload = () => panel !== 'search' && void panelCode[panel]();
  return (
    <button
      type="button"
      data-opens={panel}
      aria-haspopup="dialog"
      aria-expanded={current === panel}
      {...rest}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open(panel)}
    />
  );
}
