import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Notice } from '../forms/notice.tsx';
import { useForm } from '../forms/use-form.ts';
import { useProfile } from '../session/profile.ts';
import type { OverlayControl } from './overlay-store.ts';

/** Why something cannot be made yet, and the link once more; the form behind it stays as it is. */
export function UnprovenEmailOverlay({ open, close }: OverlayControl) {
  const t = useTranslations('overlays.unproven');
  const actions = useTranslations('common.actions');
  const { call } = useServices();
  const email = useProfile()?.email;
  const [isSent, setSent] = useState(false);
  const form = useForm(async () => {
    await call('sendVerification');
    setSent(true);
  });
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title')}
      text={email ? t('text', { email }) : t('noAddress')}
      closeLabel={actions('close')}
      width="narrow"
    >
      <form {...form.form} className="flex flex-col gap-4">
        {isSent && <Notice tone="success">{t('sent')}</Notice>}
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        {email && (
          <Button type="submit" variant="primary" wide loading={form.isSending} disabled={isSent}>
            {t('resend')}
          </Button>
        )}
        <LinkButton href={email ? '/profile#email' : '/login/email'} wide onClick={close}>
          {email ? t('other') : t('add')}
        </LinkButton>
      </form>
    </Dialog>
  );
}
