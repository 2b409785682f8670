import { useTranslations } from 'use-intl';
import { BareLink } from '../../ui/bare-link.tsx';
import { CurrencySwitch } from '../preferences/currency-switch.tsx';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { ThemeToggle } from '../preferences/theme-toggle.tsx';
import { useShell } from '../shell-data.ts';
import { PanelLogo } from './panel-logo.tsx';

export function Header() {
  const t = useTranslations('shell');
  const { settings } = useShell();
  return (
    <header className="sticky top-0 z-30 h-15 bg-gradient-to-r from-header-left to-header-right text-on-header">
      <div className="mx-auto flex h-full max-w-[1440px] items-center gap-1 px-4 tablet:gap-2 tablet:px-6">
        <BareLink
          href="/"
          aria-label={t('header.home', { panel: settings.panelName })}
          className="mr-auto flex min-h-tap min-w-0 items-center rounded-sm"
        >
          <PanelLogo />
        </BareLink>
        <CurrencySwitch />
        <LanguageMenu />
        {settings.darkModeAvailable && <ThemeToggle />}
      </div>
    </header>
  );
}
