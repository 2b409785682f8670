import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { reloadProfile } from './api.ts';
import { MailedLinkCard } from './mailed-link-card.tsx';

/** The page, not the link, sends the code, so that a mail scanner cannot use it up. */
export function Page() {
  const t = useTranslations('profile.emailChange');
  const services = useServices();
  const isSignedIn = useProfile() !== null;
  const [query] = useSearchParams();
  const code = useRef(query.get('code') ?? '');
  const [state, setState] = useState<'working' | 'done' | 'failed'>('working');

  useEffect(() => {
    const token = code.current;
    if (token === '') return setState((known) => (known === 'working' ? 'failed' : known));
    code.current = '';
    services.call('confirmEmailChange', { body: { token } }).then(
      async () => {
        setState('done');
        await reloadProfile(services);
      },
      () => setState('failed'),
    );
  }, [services]);

  if (state === 'working') {
    return (
      <MailedLinkCard title={t('working')}>
        <Spinner className="size-6 text-icons" />
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
