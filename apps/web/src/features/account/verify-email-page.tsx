import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { MailedLinkPassword } from '../../product/account/mailed-link-password.tsx';
import { needsPassword } from '../../product/account/needs-password.ts';
import { profileQuery, useProfile } from '../../shell/session/profile.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AccountFrame } from './account-frame.tsx';

/** The page, not the link, sends the code, so that a mail scanner cannot use it up. */
export function Page() {
  const t = useTranslations('account.verify');
  const services = useServices();
  const [query] = useSearchParams();
  const token = query.get('code') ?? '';
  const isSent = useRef(false);
  const [state, setState] = useState<'checking' | 'password' | 'done' | 'failed'>('checking');
  const done = async () => {
    setState('done');
    await services.queryClient.invalidateQueries({ queryKey: profileQuery(services).queryKey });
  };

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    if (token === '') return setState('failed');
    services
      .call('verifyEmail', { body: { token } })
      .then(done, (error) => setState(needsPassword(error) ? 'password' : 'failed'));
  });

  if (state === 'checking') {
    return (
      <AccountFrame title={t('title')} text={t('text')}>
        <Spinner className="size-6 text-icons" />
      </AccountFrame>
    );
  }
  if (state === 'password') {
    const send = async (password: string) => {
      await services.call('verifyEmail', { body: { token, password } });
      await done();
    };
    return (
      <AccountFrame title={t('passwordTitle')} text={t('passwordText')}>
        <MailedLinkPassword send={send} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={state === 'done' ? t('doneTitle') : t('failedTitle')}
      text={<span role="status">{state === 'done' ? t('doneText') : t('failedText')}</span>}
    >
      <WayOn />
    </AccountFrame>
  );
}

/** Whoever was invited to the team came for the console. */
function WayOn() {
  const t = useTranslations('account.verify');
  const { locale } = useServices();
  const isStaff = useProfile()?.permissions.includes('console.view') ?? false;
  if (isStaff) {
    // Another app: a new document.
    return (
      <a
        href={localizedPath('/admin', locale)}
        className={buttonClass({ variant: 'primary', size: 'large' })}
      >
        {t('console')}
      </a>
    );
  }
  return (
    <LinkButton href="/" variant="primary" size="large">
      {t('continue')}
    </LinkButton>
  );
}
