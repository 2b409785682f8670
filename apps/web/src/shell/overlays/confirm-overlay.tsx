import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export interface ConfirmOptions {
  /** The question. */
  title: string;
  /** What happens on confirming. */
  text: ReactNode;
  /** The button's label; "Confirm" by default. */
  agree?: string;
  disagree?: string;
  danger?: boolean;
}

type ConfirmOverlayProps = ConfirmOptions & { open: boolean; onAnswer: (yes: boolean) => void };

export function ConfirmOverlay({
  open,
  title,
  text,
  agree,
  disagree,
  danger,
  onAnswer,
}: ConfirmOverlayProps) {
  const t = useTranslations('common.actions');
  return (
    <ConfirmDialog
      open={open}
      title={title}
      consequence={text}
      confirmLabel={agree ?? t('confirm')}
      cancelLabel={disagree ?? t('cancel')}
      danger={danger}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
