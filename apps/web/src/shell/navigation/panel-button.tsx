import type { ComponentProps } from 'react';
import { type PanelName, useOpenPanel } from './open-panel.tsx';
import { panelCode } from './panel-code.ts';

type PanelButtonProps = ComponentProps<'button'> & { panel: PanelName };

/** Opens a panel; its code is on the way as soon as a pointer or the keyboard comes near. */
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
