import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/icon-button.tsx';

type PromptProps = { label: string; icon: ReactNode; onClose?: () => void; children: ReactNode };

/** A card in the corner that asks for something without standing in the way. */
export function Prompt({ label, icon, onClose, children }: PromptProps) {
  const t = useTranslations('common.actions');
  return (
    <section
      aria-label={label}
      className="pointer-events-auto flex animate-appear gap-3 rounded-lg bg-floating p-4 text-ink shadow-floating"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
        {icon}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      {onClose && (
        <IconButton
          size="small"
          className="-mt-1.5 -mr-1.5"
          label={t('close')}
          onClick={onClose}
          icon={<X className="size-4" aria-hidden="true" />}
        />
      )}
    </section>
  );
}
