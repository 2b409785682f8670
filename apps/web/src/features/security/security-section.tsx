import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AppServices } from '../../lib/app-services.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useCopied } from '../../ui/actions/copy-button.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { secondFactorQuery, socialLinksQuery } from './api.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SocialLinksCard } from './social-links-card.tsx';

const notices = {
  'social-connected': { phrase: 'connected', tone: 'success' },
  'social-confirmed': { phrase: 'confirmed', tone: 'success' },
  'social-taken': { phrase: 'taken', tone: 'danger' },
  'sign-in-again': { phrase: 'again', tone: 'danger' },
  'social-failed': { phrase: 'failed', tone: 'danger' },
} as const;

/** For the loader of any page that shows the section. */
export async function loadSecurity(services: AppServices): Promise<void> {
  await Promise.allSettled([
    services.queryClient.ensureQueryData(secondFactorQuery(services)),
    services.queryClient.ensureQueryData(socialLinksQuery(services)),
  ]);
}

/** Sign-in options besides the password; the page must load the phrases `security`. */
export function SecuritySection() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <>
      <SocialNotice />
      <SecondFactorCard onCodes={setCodes} />
      <PasskeysCard onCodes={setCodes} />
      <RecoveryCodesCard onCodes={setCodes} />
      <SocialLinksCard />
      <ShownCodes codes={codes} onClose={() => setCodes([])} />
    </>
  );
}

/** The result of linking a provider, from the address. */
function SocialNotice() {
  const t = useTranslations('security.social.notices');
  const [query] = useSearchParams();
  const name = query.get('notice') ?? '';
  if (!Object.hasOwn(notices, name)) return null;
  const { phrase, tone } = notices[name as keyof typeof notices];
  return <Notice tone={tone}>{t(phrase)}</Notice>;
}

/** The only time the recovery codes are shown. */
function ShownCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const t = useTranslations('security.recovery');
  const actions = useTranslations('common.actions');
  const text = codes.join('\n');
  const { copied, copy } = useCopied(text);
  return (
    <LazyDialog
      open={codes.length > 0}
      onClose={onClose}
      title={t('shownTitle')}
      text={t('shownText')}
      closeLabel={actions('close')}
      width="narrow"
    >
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sunken p-4 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          icon={copied ? <Check className="size-4 text-success-text" /> : <Copy className="size-4" />}
          onClick={copy}
        >
          {copied ? t('copied') : t('copy')}
        </Button>
        <Button
          icon={<Download className="size-4" />}
          onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${text}\n`)}
        >
          {t('download')}
        </Button>
        <Button variant="primary" className="ms-auto" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </LazyDialog>
  );
}
