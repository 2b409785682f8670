import { Cookie } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Prompt } from '../overlays/prompt.tsx';
import { useShell } from '../shell-data.ts';
import { giveConsent } from './consent.ts';
import { openConsentPanel } from './open-consent-panel.tsx';

/** Declining is as easy as accepting: the same row, the same size, one click. */
export function ConsentBanner() {
  const t = useTranslations('overlays.consent');
  const { privacyUrl } = useShell().settings;
  return (
    <Prompt label={t('title')} icon={<Cookie className="size-5" aria-hidden="true" />}>
      <p className="font-semibold">{t('title')}</p>
      <p className="mt-1 text-ink-soft text-note">
        {t('text')} {privacyUrl && <TextLink href={privacyUrl}>{t('privacy')}</TextLink>}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 [&>*]:flex-1">
        <Button size="small" onClick={openConsentPanel}>
          {t('manage')}
        </Button>
        <Button size="small" onClick={() => giveConsent({ analytics: 'denied', advertising: 'denied' })}>
          {t('decline')}
        </Button>
        <Button
          size="small"
          variant="primary"
          onClick={() => giveConsent({ analytics: 'granted', advertising: 'granted' })}
        >
          {t('accept')}
        </Button>
      </div>
    </Prompt>
  );
}
