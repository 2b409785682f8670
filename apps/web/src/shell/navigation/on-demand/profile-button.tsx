import { useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import { initials } from '../../../ui/text/user-chip.tsx';
import { useProfile } from '../../session/profile.ts';
import { headerButton } from '../header-button.ts';
import { PanelButton } from '../panel-button.tsx';

export function ProfileButton() {
  const t = useTranslations('navigation.account');
  const profile = useProfile();
  return (
    <PanelButton panel="profile" className={classNames(headerButton, 'shrink-0 px-0')}>
      <span className="sr-only">{t('title')}</span>
      <span className="flex size-8 items-center justify-center rounded-full bg-on-header/18 font-semibold text-12">
        {initials(profile?.name || profile?.email || '?')}
      </span>
    </PanelButton>
  );
}
