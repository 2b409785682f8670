import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { BannerSlot } from '../../banners/banner-slot.tsx';
import { HomeLink } from '../panel-logo.tsx';
import { useMenu } from '../use-menu.ts';
import { MenuList } from './menu-list.tsx';
import { SocialLinks } from './social-links.tsx';

/** Beside the page on wide screens. Collapsed, it expands over the page while hovered or focused. */
export function Sidebar() {
  const t = useTranslations('shell.header');
  const { entries } = useMenu();
  return (
    <aside id="sidebar" className="sidebar">
      <div className="sidebar-logo">
        <HomeLink />
      </div>
      <nav aria-label={t('navigation')} className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden p-3">
        <MenuList entries={entries} />
      </nav>
      <div className="sidebar-foot">
        <BannerSlot place="sidebar" className="pb-2" />
        <SocialLinks />
      </div>
    </aside>
  );
}
