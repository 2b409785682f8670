import { Menu as MenuIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import { useSidebar } from '../../preferences/sidebar.tsx';
import { headerButton } from '../header-button.ts';

/** The burger beside a sidebar: it narrows that, and widens it again. */
export function SidebarButton() {
  const t = useTranslations('navigation');
  const { isCollapsed, toggle } = useSidebar();
  return (
    <button
      type="button"
      className={classNames(headerButton, 'with-sidebar')}
      aria-label={t('collapse')}
      title={t('collapse')}
      aria-pressed={isCollapsed}
      aria-controls="sidebar"
      onClick={toggle}
    >
      <MenuIcon className="size-5" aria-hidden="true" />
    </button>
  );
}
