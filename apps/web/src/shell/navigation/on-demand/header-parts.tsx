import { ClipboardList, Menu as MenuIcon, Wallet } from 'lucide-react';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { initials } from '../../../ui/text/user-chip.tsx';
import { useSidebar } from '../../preferences/sidebar.tsx';
import { useAmounts } from '../../preferences/use-amounts.ts';
import { useProfile } from '../../session/profile.ts';
import { PanelButton } from '../navigation-panels.tsx';
import { useMenu } from '../use-menu.ts';

const look = 'beside-bottom-bar tabular-nums whitespace-nowrap max-tablet:px-1.5';

/** On phones, where the sidebar is a tap further away. */
export function OrdersLink() {
  const t = useTranslations('shell.header');
  const orders = useMenu().paths.get('orders');
  if (!orders) return null;
  return (
    <BareLink href={orders} className="header-button beside-bottom-bar px-0 tablet:hidden">
      <ClipboardList className="size-5" aria-hidden="true" />
      <span className="sr-only">{t('orders')}</span>
    </BareLink>
  );
}

/** Links to adding funds, if the panel has that page. */
export function Balance() {
  const t = useTranslations('shell.header');
  const balance = useProfile()?.balance ?? '0';
  const amounts = useAmounts();
  const addFunds = useMenu().paths.get('add-funds');
  const labels = (
    <>
      <Wallet className="size-4.5 opacity-80 max-tablet:hidden" aria-hidden="true" />
      <span className="sr-only">{t('balance')}</span>
      {amounts.balance(balance)}
    </>
  );
  if (!addFunds) {
    return (
      <p
        title={amounts.exact(balance)}
        className={classNames('inline-flex items-center gap-1.5 px-2.5 font-medium', look)}
      >
        {labels}
      </p>
    );
  }
  return (
    <BareLink
      href={addFunds}
      title={`${amounts.exact(balance)} · ${t('addFunds')}`}
      className={classNames('header-button', look)}
    >
      {labels}
    </BareLink>
  );
}

/** On phones it is in the bottom bar, if there is one. */
export function ProfileButton() {
  const t = useTranslations('navigation.account');
  const profile = useProfile();
  return (
    <PanelButton panel="profile" className="header-button in-bottom-bar shrink-0 px-0">
      <span className="sr-only">{t('title')}</span>
      <span className="flex size-8 items-center justify-center rounded-full bg-on-header/18 font-semibold text-12">
        {initials(profile?.name || profile?.email || '?')}
      </span>
    </PanelButton>
  );
}

/** Collapses and expands the sidebar. */
export function SidebarButton() {
  const t = useTranslations('navigation');
  const { isCollapsed, toggle } = useSidebar();
  return (
    <button
      type="button"
      className="header-button with-sidebar"
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
