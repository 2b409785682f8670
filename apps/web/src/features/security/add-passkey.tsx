import { ApiError } from '@marquee/contract/client.ts';
import { useState } from 'react';
import { createPasskey, supportsPasskeys } from '../../lib/passkeys.ts';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface AddPasskeyProps {
  open: boolean;
  onClose(): void;
  onAdded(recoveryCodes: readonly string[]): Promise<void>;
}

export function AddPasskey({ open, onClose, onAdded }: AddPasskeyProps) {
  const t = useTranslations('security.passkeys');
  const actions = useTranslations('common.actions');
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('add')}
      text={t('text')}
      closeLabel={actions('close')}
      width="narrow"
    >
      <NewPasskey onAdded={onAdded} />
    </LazyDialog>
  );
}

function NewPasskey({ onAdded }: Pick<AddPasskeyProps, 'onAdded'>) {
  const t = useTranslations('security.passkeys');
  const services = useServices();
  const [name, setName] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const form = useForm(async () => {
    setFailed(false);
    const options = await services.call('startPasskey');
    try {
      const credential = await createPasskey(options.data);
      const body = { name: name.trim() || t('namePlaceholder'), credential };
      const { data } = await services.call('addPasskey', { body });
      await onAdded(data.recovery_codes);
    } catch (error) {
      // A dismissed prompt is not an error.
      if (error instanceof ApiError && error.code !== 'invalid_input') throw error;
      setFailed(true);
    }
  });
  if (!supportsPasskeys()) return <p className="text-ink-soft">{t('unsupported')}</p>;
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="passkey-name"
        placeholder={t('namePlaceholder')}
        maxLength={80}
        value={name}
        onValueChange={setName}
        error={form.error('name')}
      />
      {hasFailed && <Notice tone="danger">{t('failed')}</Notice>}
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('create')}
      </Button>
    </form>
  );
}
