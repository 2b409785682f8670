import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { profileQuery } from '../../shell/session/profile.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { AccountFrame } from './account-frame.tsx';

/** The page, not the link, sends the code, so that a mail scanner cannot use it up. */
export function Page() {
  const t = useTranslations('account.verify');
  const services = useServices();
  const [query] = useSearchParams();
  const code = useRef(query.get('code') ?? '');
  const [state, setState] = useState<'checking' | 'done' | 'failed'>('checking');

  useEffect(() => {
    const token = code.current;
    if (token === '') return setState((known) => (known === 'checking' ? 'failed' : known));
    code.current = '';
    services.call('verifyEmail', { body: { token } }).then(
      async () => {
        setState('done');
        await services.queryClient.invalidateQueries({ queryKey: profileQuery(services).queryKey });
      },
      () => setState('failed'),
    );
  }, [services]);

  if (state === 'checking') {
    return (
      <AccountFrame title={t('title')} text={t('text')}>
        <Spinner className="size-6 text-icons" />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={state === 'done' ? t('doneTitle') : t('failedTitle')}
      text={<span role="status">{state === 'done' ? t('doneText') : t('failedText')}</span>}
    >
      <LinkButton href="/" variant="primary" size="large">
        {t('continue')}
      </LinkButton>
    </AccountFrame>
  );
}
