import { Share, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/actions/button.tsx';
import { Prompt } from '../overlays/prompt.tsx';
import { InstallCard } from './install-card.tsx';
import { install } from './install-event.ts';
import type { InstallKind } from './install-kind.ts';

export function InstallPrompt({ kind, onDismiss }: { kind: InstallKind; onDismiss: () => void }) {
  const t = useTranslations('overlays.install');
  if (kind === 'card') return <InstallCard onDismiss={onDismiss} />;
  if (kind === 'ios') {
    return (
      <Prompt label={t('title')} icon={<Share className="size-5" aria-hidden="true" />} onClose={onDismiss}>
        <p>{t('ios')}</p>
      </Prompt>
    );
  }
  return (
    <Prompt
      label={t('title')}
      icon={<Smartphone className="size-5" aria-hidden="true" />}
      onClose={onDismiss}
      below={
        <Button size="small" variant="primary" wide className="mt-3" onClick={install}>
          {t('install')}
        </Button>
      }
    >
      <p>{t('banner')}</p>
    </Prompt>
  );
}
