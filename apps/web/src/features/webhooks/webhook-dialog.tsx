import type { NewWebhookView, WebhookView } from '@marquee/contract/api/webhooks.ts';
import { useTranslations } from 'use-intl';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';

interface WebhookDialogProps {
  edited: WebhookView | 'new' | undefined;
  onSecret(made: NewWebhookView): void;
  onClose(): void;
}

export function WebhookDialog({ edited, onSecret, onClose }: WebhookDialogProps) {
  const t = useTranslations('webhooks.form');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog
      open={edited !== undefined}
      onClose={onClose}
      title={edited === 'new' ? t('addTitle') : t('editTitle')}
      closeLabel={close}
      width="medium"
    >
      {edited && (
        <WebhookForm
          key={edited === 'new' ? 'new' : edited.id}
          webhook={edited === 'new' ? undefined : edited}
          onSecret={onSecret}
          onDone={onClose}
        />
      )}
    </LazyDialog>
  );
}
