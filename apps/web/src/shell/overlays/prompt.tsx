import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

type PromptProps = {
  label: string;
  icon: ReactNode;
  /** Beside the icon. */
  children: ReactNode;
  /** Below, over the whole width, so that buttons are large on phones. */
  below?: ReactNode;
  onClose?: () => void;
};

/** A card in the corner that asks for something without blocking the page. */
export function Prompt({ label, icon, children, below, onClose }: PromptProps) {
  const t = useTranslations('common.actions');
  return (
    <section
      aria-label={label}
      className="pointer-events-auto animate-appear rounded-lg bg-floating p-4 text-ink shadow-floating"
    >
      <div className="flex gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
          {icon}
        </span>
        <div className="min-w-0 flex-1 self-center">{children}</div>
        {onClose && (
          <IconButton
            size="small"
            className="-mt-1.5 -me-1.5"
            label={t('close')}
            onClick={onClose}
            icon={<X className="size-4" aria-hidden="true" />}
          />
        )}
      </div>
      {below}
    </section>
  );
}
