import { ChevronDown, LayoutGrid, Smartphone, Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Prompt } from '../overlays/prompt.tsx';
import { install } from './install-event.ts';

/** One line and a button; the reasons unfold for those who want them. */
export function InstallCard({ onDismiss }: { onDismiss: () => void }) {
  const t = useTranslations('overlays.install');
  return (
    <Prompt
      label={t('title')}
      icon={<Smartphone className="size-5" aria-hidden="true" />}
      onClose={onDismiss}
    >
      <details className="group">
        <summary className="flex list-none items-center gap-1 font-semibold [&::-webkit-details-marker]:hidden">
          {t('title')}
          <ChevronDown
            className="size-4 text-ink-faint transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <p className="mt-1 text-ink-soft text-note">{t('card')}</p>
        <ul className="mt-3 grid grid-cols-2 gap-2 text-note">
          <li className="flex flex-col gap-1.5 rounded-md bg-sunken p-3">
            <Zap className="size-5 text-icons" aria-hidden="true" />
            {t('fastAccess')}
          </li>
          <li className="flex flex-col gap-1.5 rounded-md bg-sunken p-3">
            <LayoutGrid className="size-5 text-icons" aria-hidden="true" />
            {t('allFunctions')}
          </li>
        </ul>
      </details>
      <Button size="small" variant="primary" className="mt-3" onClick={install}>
        {t('install')}
      </Button>
    </Prompt>
  );
}
