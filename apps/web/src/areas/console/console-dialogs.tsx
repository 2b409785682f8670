import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useKeys } from '../../product/console/use-keys.ts';
import { CommandPalette } from './command-palette.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';

type DialogName = 'palette' | 'keys';

const OpenDialog = createContext<(name: DialogName) => void>(() => undefined);

export const useOpenConsoleDialog = () => useContext(OpenDialog);

/** The palette and the list of keys, one at a time: behind ⌘K and `?`, and behind buttons anywhere in the console. */
export function ConsoleDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<DialogName>();
  const close = () => setOpen(undefined);
  usePaletteKey(() => setOpen('palette'));
  useKeys({ '?': () => setOpen('keys'), '/': focusSearch });
  return (
    <OpenDialog value={setOpen}>
      {children}
      <CommandPalette open={open === 'palette'} onClose={close} />
      <KeyboardHelp open={open === 'keys'} onClose={close} />
    </OpenDialog>
  );
}

/** Also from within a field: nobody types it. */
function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main [name=search]')?.focus();
}
