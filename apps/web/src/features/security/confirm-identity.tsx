import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signWithPasskey } from '../../lib/passkeys.ts';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { PasswordField } from '../../shell/forms/password-field.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { secondFactorQuery } from './api.ts';

interface ConfirmIdentityProps {
  open: boolean;
  onConfirmed(): Promise<void>;
  onClose(): void;
}

/** Asks for the password, a code or a passkey; one of them is enough. */
export function ConfirmIdentity({ open, onConfirmed, onClose }: ConfirmIdentityProps) {
  const t = useTranslations('security.confirm');
  const actions = useTranslations('common.actions');
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      text={t('text')}
      closeLabel={actions('close')}
      width="narrow"
    >
      <Ways onConfirmed={onConfirmed} />
    </LazyDialog>
  );
}

function Ways({ onConfirmed }: Pick<ConfirmIdentityProps, 'onConfirmed'>) {
  const t = useTranslations('security.confirm');
  const signIn = useTranslations('security.signIn');
  const services = useServices();
  const ways = useQuery(secondFactorQuery(services)).data?.confirm_with ?? [];
  const byPassword = ways.includes('password');
  const byCode = !byPassword && (ways.includes('totp') || ways.includes('recovery_code'));
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [passkeyState, setPasskeyState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const form = useForm(async () => {
    await services.call('confirmIdentity', { body: byPassword ? { password } : { code } });
    await onConfirmed();
  });
  const byPasskey = async () => {
    setPasskeyState('busy');
    try {
      const options = await services.call('startConfirmation');
      await services.call('confirmIdentity', { body: { passkey: await signWithPasskey(options.data) } });
    } catch {
      return setPasskeyState('failed');
    }
    setPasskeyState('idle');
    await onConfirmed();
  };
  if (ways.length === 0) return <p className="text-ink-soft">{t('again')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {ways.includes('passkey') && (
        <Button
          wide
          icon={<Fingerprint className="size-5" />}
          loading={passkeyState === 'busy'}
          onClick={byPasskey}
        >
          {t('passkey')}
        </Button>
      )}
      {passkeyState === 'failed' && <Notice tone="danger">{signIn('passkeyFailed')}</Notice>}
      {(byPassword || byCode) && (
        <form {...form.form} className="flex flex-col gap-4">
          {byPassword ? (
            <PasswordField
              label={t('password')}
              autoComplete="current-password"
              value={password}
              onValueChange={setPassword}
              error={form.error('password')}
            />
          ) : (
            <TextField
              label={t('code')}
              name="code"
              autoComplete="one-time-code"
              maxLength={20}
              value={code}
              onValueChange={setCode}
              error={form.error('code')}
            />
          )}
          {form.message && <Notice tone="danger">{form.message}</Notice>}
          <Button type="submit" variant="primary" wide loading={form.isSending}>
            {t('submit')}
          </Button>
        </form>
      )}
    </div>
  );
}
