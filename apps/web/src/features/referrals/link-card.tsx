import { Mail, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useShell } from '../../shell/shell-data.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { QrPicture } from '../../ui/icons/qr-picture.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { mailAddress, shareAddresses } from './referral-link.ts';

interface LinkCardProps {
  link: string;
  code: string;
}

export function LinkCard({ link, code }: LinkCardProps) {
  const t = useTranslations('referrals.link');
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-5 tablet:flex-row">
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <Copied label={t('address')} value={link} copyLabel={t('copy')} />
          <Copied label={t('code')} value={code} copyLabel={t('copyCode')} />
          <ShareButtons link={link} />
        </div>
        <div className="w-40 shrink-0 self-center rounded-md border border-line p-2 tablet:self-start">
          <QrPicture code={link} label={t('qr')} />
        </div>
      </div>
    </Card>
  );
}

function Copied({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  const t = useTranslations('referrals.link');
  return (
    <div>
      <p className="pb-1 font-medium text-note">{label}</p>
      <div className="flex items-center gap-2 rounded-md border border-line bg-sunken py-1 pe-1 ps-3">
        <span dir="ltr" className="min-w-0 flex-1 select-all break-all tabular-nums">
          {value}
        </span>
        <CopyButton size="medium" text={value} label={copyLabel} copiedLabel={t('copied')} />
      </div>
    </div>
  );
}

function ShareButtons({ link }: { link: string }) {
  const t = useTranslations('referrals.link');
  const { panelName } = useShell().settings;
  const shared = { link, message: t('message', { name: panelName }) };
  return (
    <div>
      <p className="pb-1 font-medium text-note">{t('share')}</p>
      <div className="flex flex-wrap gap-2">
        {Object.entries(shareAddresses).map(([name, address]) => (
          <LinkButton
            key={name}
            size="small"
            href={address(shared)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </LinkButton>
        ))}
        <LinkButton
          size="small"
          href={mailAddress(shared)}
          icon={<Mail className="size-4" aria-hidden="true" />}
        >
          {t('email')}
        </LinkButton>
        <SystemShare {...shared} />
      </div>
    </div>
  );
}

const never = () => () => undefined;

/** What the device itself offers; most desktop browsers have nothing of the kind. */
function SystemShare({ link, message }: { link: string; message: string }) {
  const t = useTranslations('referrals.link');
  const isThere = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  if (!isThere) return null;
  return (
    <Button
      size="small"
      icon={<Share2 className="size-4" aria-hidden="true" />}
      // Whoever closes the dialog has changed their mind.
      onClick={() => void navigator.share({ url: link, title: message }).catch(() => undefined)}
    >
      {t('more')}
    </Button>
  );
}
