import type { InboundMail } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { inboundMailQuery } from './api.ts';

interface InboundMailDialogProps {
  open: boolean;
  onClose(): void;
}

/** Whether customers can answer by e-mail, and how the mail service reaches the panel. */
export function InboundMailDialog({ open, onClose }: InboundMailDialogProps) {
  const t = useTranslations('adminSupport.mail');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog open={open} onClose={onClose} title={t('title')} text={t('text')} closeLabel={close}>
      <Loaded onClose={onClose} />
    </LazyDialog>
  );
}

function Loaded({ onClose }: { onClose(): void }) {
  const { data: mail } = useQuery(inboundMailQuery(useServices()));
  if (!mail) return <SkeletonLines count={4} />;
  return <InboundMailForm mail={mail} onClose={onClose} />;
}

function InboundMailForm({ mail, onClose }: { mail: InboundMail; onClose(): void }) {
  const t = useTranslations('adminSupport.mail');
  const common = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const { isBusy, run } = useAction();
  const [address, setAddress] = useState(mail.address ?? '');
  const [secret, setSecret] = useState('');
  const keep = (next: InboundMail) =>
    services.queryClient.setQueryData(inboundMailQuery(services).queryKey, next);
  const form = useForm(async () => {
    keep((await services.call('setInboundMail', { body: { address, secret } })).data);
    toast({ title: t('saved'), tone: 'success' });
    onClose();
  });
  const remove = async () => {
    const done = await run(async () => keep((await services.call('removeInboundMail', {})).data), {
      done: t('removed'),
    });
    if (done) onClose();
  };
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <Facts
        facts={[
          [
            t('webhook'),
            <span key="webhook" className="inline-flex max-w-full items-center gap-1">
              <span className="min-w-0 break-all">{mail.webhook_url}</span>
              <CopyButton
                text={mail.webhook_url}
                label={common('actions.copy')}
                copiedLabel={common('states.copied')}
              />
            </span>,
          ],
          ...(mail.updated_at
            ? ([[t('since'), <Moment key="since" value={mail.updated_at} />]] as const)
            : []),
        ]}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        type="email"
        name="address"
        autoComplete="off"
        maxLength={221}
        value={address}
        onValueChange={(value) => {
          form.clear('address');
          setAddress(value);
        }}
        error={form.error('address')}
      />
      <TextField
        label={t('secret')}
        hint={mail.address === null ? t('secretHint') : t('secretAgain')}
        type="password"
        name="secret"
        autoComplete="new-password"
        maxLength={200}
        value={secret}
        onValueChange={(value) => {
          form.clear('secret');
          setSecret(value);
        }}
        error={form.error('secret')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {mail.address !== null && (
          <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={form.isSending}>
          {common('actions.save')}
        </Button>
      </div>
    </form>
  );
}
