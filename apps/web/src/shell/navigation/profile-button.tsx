import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { initials } from '../../ui/user-chip.tsx';
import type { Profile } from '../session/profile.ts';
import { headerButton } from './header-button.ts';
import { PanelButton } from './panel-button.tsx';

export function ProfileButton({ profile }: { profile: Profile }) {
  const t = useTranslations('navigation.account');
  return (
    <PanelButton
      panel="profile"
      className={classNames(headerButton, 'shrink-0 px-0')}
      aria-label={t('title')}
    >
      <span
        className="flex size-8 items-center justify-center rounded-full bg-on-header/18 font-semibold text-12"
        aria-hidden="true"
      >
        {initials(profile.name || (profile.email ?? '?'))}
      </span>
    </PanelButton>
  );
}
