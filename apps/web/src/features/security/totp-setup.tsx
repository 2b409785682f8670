import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { QrPicture } from '../../ui/icons/qr-picture.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface TotpSetupProps {
  setup: { secret: string; uri: string } | undefined;
  onClose(): void;
  onDone(recoveryCodes: readonly string[]): Promise<void>;
}

export function TotpSetup({ setup, onClose, onDone }: TotpSetupProps) {
  const t = useTranslations('security.totp');
  const actions = useTranslations('common.actions');
  return (
    <Dialog
      open={setup !== undefined}
      onClose={onClose}
      title={t('scanTitle')}
      text={t('scanText')}
      closeLabel={actions('close')}
      width="narrow"
    >
      {setup && <Scan {...setup} onDone={onDone} />}
    </Dialog>
  );
}

function Scan({ secret, uri, onDone }: { secret: string; uri: string; onDone: TotpSetupProps['onDone'] }) {
  const t = useTranslations('security.totp');
  const services = useServices();
  const [code, setCode] = useState('');
  const form = useForm(async () => {
    const { data } = await services.call('confirmTotp', { body: { code } });
    await onDone(data.recovery_codes);
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <div className="mx-auto w-48">
        <QrPicture code={uri} label={t('scanPicture')} />
      </div>
      <div>
        <p className="text-ink-soft text-note">{t('manual')}</p>
        <p className="mt-1 flex items-center justify-between gap-2 rounded-md bg-sunken py-1 pe-1 ps-3">
          <code className="min-w-0 break-words font-mono text-note">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret} label={t('copy')} copiedLabel={t('copied')} />
        </p>
      </div>
      <TextField
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        value={code}
        onValueChange={setCode}
        error={form.error('code')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('confirm')}
      </Button>
    </form>
  );
}
