import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CurrencyChoice, ThemeChoice } from '../../preferences/on-demand/preference-choices.tsx';

import { useShell } from '../../shell-data.ts';
import { PanelDialog } from '../panel-dialog.tsx';
import { useMenu } from '../use-menu.ts';
import { MenuList } from './menu-list.tsx';
import { SocialLinks } from './social-links.tsx';

/** The whole menu below the header, where there is no room for a sidebar. */
export function MenuPanel() {
  const t = useTranslations('shell.header');
  const { settings } = useShell();
  const { entries } = useMenu();
  return (
    <PanelDialog panel="menu" label={t('navigation')} className="menu-panel">
      <div className="flex min-h-full flex-col gap-6 p-3">
        <nav aria-label={t('navigation')}>
          <MenuList entries={entries} />
        </nav>
        <div className="mt-auto flex flex-col gap-3 border-line border-t px-1 pt-4">
          <CurrencyChoice />
          {settings.darkModeAvailable && <ThemeChoice />}
          <SocialLinks />
        </div>
      </div>
    </PanelDialog>
  );
}
