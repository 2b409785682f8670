import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { MailedLinkPassword } from '../../product/account/mailed-link-password.tsx';
import { needsPassword } from '../../product/account/needs-password.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { reloadProfile } from './api.ts';
import { MailedLinkCard } from './mailed-link-card.tsx';

/** The page, not the link, sends the code, so that a mail scanner cannot use it up. */
export function Page() {
  const t = useTranslations('profile.emailChange');
  const account = useTranslations('account.verify');
  const services = useServices();
  const isSignedIn = useProfile() !== null;
  const [query] = useSearchParams();
  const token = query.get('code') ?? '';
  const isSent = useRef(false);
  const [state, setState] = useState<'working' | 'password' | 'done' | 'failed'>('working');
  const done = async () => {
    setState('done');
    await reloadProfile(services);
  };

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    if (token === '') return setState('failed');
    services
      .call('confirmEmailChange', { body: { token } })
      .then(done, (error) => setState(needsPassword(error) ? 'password' : 'failed'));
  });

  if (state === 'working') {
    return (
      <MailedLinkCard title={t('working')}>
        <Spinner className="size-6 text-icons" />
      </MailedLinkCard>
    );
  }
  if (state === 'password') {
    const send = async (password: string) => {
      await services.call('confirmEmailChange', { body: { token, password } });
      await done();
    };
    return (
      <MailedLinkCard title={account('passwordTitle')} text={account('passwordText')}>
        <MailedLinkPassword send={send} />
      </MailedLinkCard>
    );
  }
  return (
    <MailedLinkCard
      title={state === 'done' ? t('doneTitle') : t('failedTitle')}
      text={state === 'done' ? t('doneText') : t('failedText')}
    >
      <LinkButton href={isSignedIn ? '/profile' : '/login'} variant="primary" size="large">
        {t('toProfile')}
      </LinkButton>
    </MailedLinkCard>
  );
}
