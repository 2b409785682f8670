import { Menu as MenuIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { headerButton } from './header-button.ts';
import { PanelButton } from './panel-button.tsx';

/** The burger where there is no sidebar: it opens the menu over the page. */
export function MenuButton() {
  const t = useTranslations('shell.header');
  return (
    <PanelButton
      panel="menu"
      className={classNames(headerButton, 'without-sidebar')}
      aria-label={t('openMenu')}
    >
      <MenuIcon className="size-5" aria-hidden="true" />
    </PanelButton>
  );
}
