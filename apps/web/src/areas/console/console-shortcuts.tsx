import { Keyboard, Search } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useKeys } from '../../product/console/use-keys.ts';
import { headerButton } from '../../shell/navigation/header-button.ts';
import { classNames } from '../../ui/class-names.ts';
import { CommandPalette } from './command-palette.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';

/** The palette and the list of keys: behind a button each, and behind ⌘K and `?`. */
export function ConsoleShortcuts() {
  const t = useTranslations('admin');
  const paletteKey = useSyncExternalStore(neverChanges, shownKey, () => 'Ctrl K');
  const [open, setOpen] = useState<'palette' | 'keys'>();
  usePaletteKey(() => setOpen('palette'));
  useKeys({ '?': () => setOpen('keys'), '/': focusSearch });
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen('palette')}
        className={classNames(headerButton, 'bg-on-header/14 max-tablet:bg-transparent')}
      >
        <Search className="size-4.5" aria-hidden="true" />
        <span className="max-tablet:sr-only">{t('palette.open')}</span>
        <kbd className="font-normal text-12 opacity-80 max-desktop:hidden">{paletteKey}</kbd>
      </button>
      <button
        type="button"
        aria-label={t('keys.title')}
        onClick={() => setOpen('keys')}
        className={classNames(headerButton, 'max-desktop:hidden')}
      >
        <Keyboard className="size-4.5" aria-hidden="true" />
      </button>
      <CommandPalette open={open === 'palette'} onClose={() => setOpen(undefined)} />
      <KeyboardHelp open={open === 'keys'} onClose={() => setOpen(undefined)} />
    </>
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

const neverChanges = () => () => undefined;

const shownKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');
