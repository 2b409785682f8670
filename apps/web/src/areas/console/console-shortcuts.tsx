import { Keyboard, Search } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useOpenConsoleDialog } from './console-dialogs.tsx';

/** Buttons for the palette and the list of keys. */
export function ConsoleShortcuts() {
  const t = useTranslations('admin');
  const paletteKey = useSyncExternalStore(neverChanges, shownKey, () => 'Ctrl K');
  const openDialog = useOpenConsoleDialog();
  return (
    <>
      <button
        type="button"
        onClick={() => openDialog('palette')}
        className="header-button bg-on-header/14 hover:bg-on-header/22 max-tablet:bg-transparent"
      >
        <Search className="size-4.5" aria-hidden="true" />
        <span className="max-tablet:sr-only">{t('palette.open')}</span>
        <kbd className="font-normal text-12 opacity-80 max-desktop:hidden">{paletteKey}</kbd>
      </button>
      <button
        type="button"
        aria-label={t('keys.title')}
        onClick={() => openDialog('keys')}
        className="header-button max-desktop:hidden"
      >
        <Keyboard className="size-4.5" aria-hidden="true" />
      </button>
    </>
  );
}

const neverChanges = () => () => undefined;

const shownKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');
