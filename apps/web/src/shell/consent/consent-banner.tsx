import { Cookie } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Prompt } from '../overlays/prompt.tsx';
import { useShell } from '../shell-data.ts';
import { type Choice, saveConsent } from './consent.ts';
import { openConsentPanel } from './open-consent-panel.tsx';

/** Declining is as easy as accepting: same row, same size, one click. */
export function ConsentBanner() {
  const t = useTranslations('overlays.consent');
  const { privacyUrl } = useShell().settings;
  const chooseBoth = (choice: Choice) => saveConsent({ analytics: choice, advertising: choice });
  return (
    <Prompt
      label={t('title')}
      icon={<Cookie className="size-5" aria-hidden="true" />}
      below={
        <div className="mt-4 flex flex-wrap gap-2 [&>*]:flex-auto">
          <Button size="small" onClick={openConsentPanel}>
            {t('manage')}
          </Button>
          <Button size="small" onClick={() => chooseBoth('denied')}>
            {t('decline')}
          </Button>
          <Button size="small" variant="primary" onClick={() => chooseBoth('granted')}>
            {t('accept')}
          </Button>
        </div>
      }
    >
      <p className="font-semibold">{t('title')}</p>
      <p className="mt-1 text-ink-soft text-note">
        {t('text')} {privacyUrl && <TextLink href={privacyUrl}>{t('privacy')}</TextLink>}
      </p>
    </Prompt>
  );
}
