import { lazyComponent } from '../../ui/lazy-component.ts';
import { OnceOpened } from '../../ui/overlays/once-opened.tsx';
import { type PanelName, useOpenPanel } from './open-panel.tsx';
import { panelCode } from './panel-code.ts';

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
