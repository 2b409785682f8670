import { Menu as MenuIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { useSidebar } from '../preferences/sidebar.tsx';
import { useProfile } from '../session/profile.ts';
import { headerButton } from './header-button.ts';
import { PanelButton } from './panel-button.tsx';

/** The burger: beside a sidebar it widens and narrows that, elsewhere it opens the menu over the page. */
export function MenuButtons() {
  const t = useTranslations();
  const signedIn = useProfile() !== null;
  const sidebar = useSidebar();
  return (
    <>
      {signedIn && (
        <button
          type="button"
          className={classNames(headerButton, 'with-sidebar')}
          aria-label={t('navigation.collapse')}
          title={t('navigation.collapse')}
          aria-pressed={sidebar.isCollapsed}
          aria-controls="sidebar"
          onClick={sidebar.toggle}
        >
          <MenuIcon className="size-5" aria-hidden="true" />
        </button>
      )}
      <PanelButton
        panel="menu"
        className={classNames(headerButton, 'without-sidebar')}
        aria-label={t('shell.header.openMenu')}
      >
        <MenuIcon className="size-5" aria-hidden="true" />
      </PanelButton>
    </>
  );
}
