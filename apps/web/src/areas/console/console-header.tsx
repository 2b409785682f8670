import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { CircleUser, Menu as MenuIcon, Store } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { PanelLogo } from '../../shell/navigation/panel-logo.tsx';
import { LanguageMenu } from '../../shell/preferences/language-menu.tsx';
import { ThemeToggle } from '../../shell/preferences/theme.tsx';
import { useProfile } from '../../shell/session/profile.ts';
import { useShell } from '../../shell/shell-data.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { LazySideSheet } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { ConsoleNavigation } from './console-navigation.tsx';
import { ConsoleShortcuts } from './console-shortcuts.tsx';
import { PanelSwitch } from './panel-switch.tsx';
import { WaitingBell } from './waiting-bell.tsx';

export function ConsoleHeader() {
  const t = useTranslations('admin');
  const { settings } = useShell();
  const profile = useProfile();
  const { locale } = useServices();
  return (
    <header className="sticky top-0 z-30 flex h-12 flex-none items-center gap-1 bg-linear-to-r from-header-left to-header-right px-2 text-on-header tablet:px-4">
      <MenuButton />
      <BareLink
        href="/admin"
        className="flex min-h-tap min-w-0 items-center gap-3 rounded-sm px-1 max-tablet:[&_.panel-name]:hidden"
      >
        <PanelLogo />
        {/* A phone has no room for it; there the line above each heading says it. */}
        <span className="rounded-sm bg-on-header/14 px-1.5 py-0.5 font-medium text-12 max-tablet:sr-only">
          {t('title')}
        </span>
      </BareLink>
      <PanelSwitch />
      <div className="ms-auto flex items-center gap-1">
        <ConsoleShortcuts />
        <WaitingBell />
        {settings.darkModeAvailable && <ThemeToggle />}
        <LanguageMenu />
        {/* Another app: a new document. */}
        <a href={localizedPath('/', locale)} className="header-button max-tablet:hidden">
          <Store className="size-4.5" aria-hidden="true" />
          {t('shop')}
        </a>
        <a href={localizedPath('/profile', locale)} className="header-button max-w-48 max-desktop:hidden">
          <span className="truncate">{profile?.name || profile?.email}</span>
        </a>
      </div>
    </header>
  );
}

/** Below the width that has room for the navigation beside the page. */
function MenuButton() {
  const t = useTranslations('admin');
  const close = useTranslations('common.actions')('close');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('menu')}
        className="header-button desktop:hidden"
        onClick={() => setOpen(true)}
      >
        <MenuIcon className="size-5" aria-hidden="true" />
      </button>
      <LazySideSheet open={isOpen} onClose={() => setOpen(false)} title={t('title')} closeLabel={close}>
        <ConsoleNavigation onFollow={() => setOpen(false)} />
        <WaysOut />
      </LazySideSheet>
    </>
  );
}

/** What the header has no room for beside the menu. */
function WaysOut() {
  const t = useTranslations('admin');
  const profile = useProfile();
  const { locale } = useServices();
  const way = 'flex min-h-tap items-center gap-3 rounded-md px-3 font-medium text-ink-soft hover:bg-hover';
  return (
    <div className="mt-4 border-line border-t pt-3">
      <a href={localizedPath('/', locale)} className={way}>
        <Store className="size-4.5 shrink-0" aria-hidden="true" />
        {t('shop')}
      </a>
      <a href={localizedPath('/profile', locale)} className={way}>
        <CircleUser className="size-4.5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 truncate">{profile?.name || profile?.email}</span>
      </a>
    </div>
  );
}
