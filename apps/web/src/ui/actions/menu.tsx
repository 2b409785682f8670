import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { OnceOpened } from '../overlays/once-opened.tsx';
import type { MenuEntry } from './menu-popup.tsx';

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazyComponent(async () => (await loadPopup()).MenuPopup);

type TriggerProps = ComponentProps<'button'>;

type MenuProps = {
  label: string;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Draws the button, spreading what it is given: `(props) => <IconButton {...props} … />`. */
  trigger: (props: TriggerProps) => ReactNode;
};

/** The button renders at once; the list's code loads on the first touch, hover or focus. */
export function Menu({ label, entries, align = 'end', trigger }: MenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      {trigger({
        ref: anchor,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onPointerEnter: () => void loadPopup(),
        onFocus: () => void loadPopup(),
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      <OnceOpened open={open}>
        <MenuPopup
          open={open}
          onOpenChange={setOpen}
          anchor={anchor}
          label={label}
          entries={entries}
          align={align}
        />
      </OnceOpened>
    </>
  );
}
