import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { MailedLinkCard } from './mailed-link-card.tsx';

/** Ends sessions and resets the password, so opening the link is not enough: a button must be pressed. */
export function Page() {
  const t = useTranslations('profile.emailChange');
  const { call, locale } = useServices();
  const [query] = useSearchParams();
  const [state, setState] = useState<'asking' | 'working' | 'done' | 'failed'>('asking');
  const undo = async () => {
    setState('working');
    try {
      await call('undoEmailChange', { body: { token: query.get('code') ?? '' } });
      setState('done');
    } catch {
      setState('failed');
    }
  };
  if (state === 'done') {
    return (
      <MailedLinkCard title={t('undoneTitle')} text={t('undoneText')}>
        {/* A full page load, because this browser may just have been signed out. */}
        <a
          href={localizedPath('/password/reset', locale)}
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          {t('setPassword')}
        </a>
      </MailedLinkCard>
    );
  }
  if (state === 'failed') return <MailedLinkCard title={t('failedTitle')} text={t('failedText')} />;
  return (
    <MailedLinkCard title={t('undoTitle')} text={t('undoText')}>
      <Button variant="danger" size="large" loading={state === 'working'} onClick={undo}>
        {t('undo')}
      </Button>
    </MailedLinkCard>
  );
}
