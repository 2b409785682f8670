import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { LogOut, Plus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { UserChip } from '../../../ui/text/user-chip.tsx';
import { LoneAmount } from '../../preferences/lone-amount.tsx';
import { CurrencyChoice } from '../../preferences/on-demand/preference-choices.tsx';
import { type Profile, useProfile } from '../../session/profile.ts';
import { signOut } from '../../session/sign-out.ts';
import { PanelDialog } from '../panel-dialog.tsx';
import { useMenu } from '../use-menu.ts';

const menuPages = ['dashboard', 'orders', 'finances', 'withdrawal', 'tickets'] as const;
const accountPages = ['profile', 'account-management'] as const;

/** The signed-in user, their balance and the sign-out button. */
export function ProfilePanel() {
  const t = useTranslations('navigation.account');
  const profile = useProfile();
  return (
    <PanelDialog panel="profile" label={t('title')} className="profile-panel">
      {profile && <Account profile={profile} />}
    </PanelDialog>
  );
}

function Account({ profile }: { profile: Profile }) {
  const t = useTranslations();
  const { locale } = useServices();
  const { paths } = useMenu();
  const links = [
    ...menuPages.map((name) => ({ path: paths.get(name), name: t(`navigation.menu.${name}`) })),
    ...accountPages.map((name) => ({ path: paths.get(name), name: t(`navigation.account.${name}`) })),
  ].flatMap(({ path, name }) => (path ? [{ path, name }] : []));
  const addFunds = paths.get('add-funds');
  const isStaff = profile.permissions.includes('console.view');
  return (
    <div className="flex flex-col gap-3 p-4">
      <UserChip
        name={profile.name || (profile.email ?? '')}
        note={profile.name ? (profile.email ?? undefined) : undefined}
      />
      <div className="flex items-center justify-between gap-3 rounded-md bg-sunken p-3.5">
        <p>
          <span className="block text-ink-soft text-note">{t('shell.header.balance')}</span>
          <span className="font-semibold text-20 tabular-nums">
            <LoneAmount amount={profile.balance} />
          </span>
        </p>
        {addFunds && (
          <LinkButton href={addFunds} variant="primary" icon={<Plus className="size-4" aria-hidden="true" />}>
            {t('shell.header.addFunds')}
          </LinkButton>
        )}
      </div>
      {(isStaff || links.length > 0) && (
        <nav aria-label={t('navigation.account.title')}>
          <ul>
            {isStaff && (
              <li>
                {/* Another app: a new document. */}
                <a href={localizedPath('/admin', locale)} className="menu-row">
                  {t('navigation.account.console')}
                </a>
              </li>
            )}
            {links.map(({ path, name }) => (
              <li key={path}>
                <BareLink href={path} className="menu-row">
                  {name}
                </BareLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <CurrencyChoice />
      <SignOutButton />
    </div>
  );
}

function SignOutButton() {
  const t = useTranslations();
  const services = useServices();
  const [step, setStep] = useState<'staying' | 'leaving' | 'failed'>('staying');
  const leave = () => {
    setStep('leaving');
    signOut(services).catch(() => setStep('failed'));
  };
  return (
    <>
      <Button
        icon={<LogOut className="size-4" aria-hidden="true" />}
        loading={step === 'leaving'}
        onClick={leave}
      >
        {t('shell.header.signOut')}
      </Button>
      {step === 'failed' && (
        <p role="alert" className="text-center text-danger-text text-note">
          {t('common.states.failed')}
        </p>
      )}
    </>
  );
}
