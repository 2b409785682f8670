import { ChevronDown, LayoutGrid, Share, Smartphone, Zap } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Prompt } from '../overlays/prompt.tsx';
import { install } from './install-event.ts';
import type { InstallKind } from './install-kind.ts';

const block = 'flex flex-col gap-1.5 hyphens-auto rounded-md bg-sunken p-3';

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

/** One line and a button; the reasons are folded away. */
function InstallCard({ onDismiss }: { onDismiss: () => void }) {
  const t = useTranslations('overlays.install');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Prompt
      label={t('title')}
      icon={<Smartphone className="size-5" aria-hidden="true" />}
      onClose={onDismiss}
      below={
        <>
          <div id={id} hidden={!isOpen} className="mt-3 text-note">
            <p className="text-ink-soft">{t('card')}</p>
            <ul className="mt-3 grid grid-cols-2 gap-2">
              <li className={block}>
                <Zap className="size-5 text-icons" aria-hidden="true" />
                {t('fastAccess')}
              </li>
              <li className={block}>
                <LayoutGrid className="size-5 text-icons" aria-hidden="true" />
                {t('allFunctions')}
              </li>
            </ul>
          </div>
          <Button size="small" variant="primary" wide className="mt-3" onClick={install}>
            {t('install')}
          </Button>
        </>
      }
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="tap-area flex items-center gap-1 rounded-sm text-start font-semibold"
      >
        {t('title')}
        <ChevronDown
          className={classNames('size-4 text-ink-faint transition-transform', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
    </Prompt>
  );
}
