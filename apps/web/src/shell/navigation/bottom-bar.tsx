import { LayoutGrid, Plus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { PanelButton } from './navigation-panels.tsx';
import { useMenu } from './use-menu.ts';

const item =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 font-medium text-12 text-ink-soft -outline-offset-2';

/** Four main actions within reach of a thumb. `shop` is the slot for the cart's button. */
export function BottomBar({ shop }: { shop?: ReactNode }) {
  const t = useTranslations();
  const { paths, signedIn, isClosed } = useMenu();
  const create = paths.get('orders-create');
  const login = paths.get('login');
  if (isClosed || !(signedIn || create || login)) return null;
  return (
    <nav aria-label={t('navigation.quick')} className="bottom-bar">
      <PanelButton panel="services" className={item}>
        <LayoutGrid className="size-5.5" aria-hidden="true" />
        <Label>{t('shell.header.services')}</Label>
      </PanelButton>
      {create && (
        <BareLink href={create} className={item}>
          <Plus className="size-5.5" aria-hidden="true" />
          <Label>{t('shell.header.newOrder')}</Label>
        </BareLink>
      )}
      {shop}
      {signedIn ? (
        <PanelButton panel="profile" className={item}>
          <UserRound className="size-5.5" aria-hidden="true" />
          <Label>{t('navigation.account.profile')}</Label>
        </PanelButton>
      ) : (
        login && (
          <BareLink href={login} className={item}>
            <UserRound className="size-5.5" aria-hidden="true" />
            <Label>{t('shell.header.signIn')}</Label>
          </BareLink>
        )
      )}
    </nav>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <span className="line-clamp-2 max-w-full hyphens-auto text-center leading-tight">{children}</span>;
}
