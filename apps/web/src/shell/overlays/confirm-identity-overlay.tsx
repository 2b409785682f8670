import { queryOptions, useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { AppServices } from '../../lib/app-services.ts';
import { signWithPasskey } from '../../lib/passkeys.ts';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Notice } from '../forms/notice.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { confirmWaysKey } from '../query-keys.ts';
import type { OverlayControl } from './overlay-store.ts';
import { useLazyPhrases } from './use-lazy-phrases.ts';

type ConfirmIdentityProps = OverlayControl & { onConfirmed(): void };

/** Asks for the password, a code or a passkey; one of them is enough. */
export function ConfirmIdentityOverlay({ open, close, onConfirmed }: ConfirmIdentityProps) {
  const hasPhrases = useLazyPhrases(['security', 'account']);
  return hasPhrases && <ConfirmIdentity open={open} close={close} onConfirmed={onConfirmed} />;
}

function ConfirmIdentity({ open, close, onConfirmed }: ConfirmIdentityProps) {
  const t = useTranslations('security.confirm');
  const actions = useTranslations('common.actions');
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title')}
      text={t('text')}
      closeLabel={actions('close')}
      width="narrow"
    >
      <Ways onConfirmed={onConfirmed} />
    </Dialog>
  );
}

/** Read anew for each dialog: a factor may have been added or removed since. */
const waysQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: confirmWaysKey,
    queryFn: async () => (await call('getSecondFactor')).data.confirm_with,
    gcTime: 0,
  });

function Ways({ onConfirmed }: Pick<ConfirmIdentityProps, 'onConfirmed'>) {
  const t = useTranslations('security.confirm');
  const signIn = useTranslations('security.signIn');
  const services = useServices();
  const { data: ways } = useQuery(waysQuery(services));
  const byPassword = ways?.includes('password') ?? false;
  const byCode = !byPassword && (ways?.includes('totp') || ways?.includes('recovery_code'));
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [passkeyState, setPasskeyState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const form = useForm(async () => {
    await services.call('confirmIdentity', { body: byPassword ? { password } : { code } });
    onConfirmed();
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
    onConfirmed();
  };
  if (!ways) return <Spinner className="size-6 text-icons" />;
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
