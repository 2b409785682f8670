import type { SignInFactor } from '@marquee/contract/generated/account.ts';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { supportsPasskeys } from '../../../lib/passkeys.ts';
import { useServices } from '../../../lib/use-services.ts';
import { accountKeys } from '../../../product/query-keys.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** The second step of signing in, after a correct password. */
export function SecondFactorStep({ onRestart }: { onRestart(): void }) {
  const t = useTranslations('security.signIn');
  const services = useServices();
  const errorMessage = useErrorMessage();
  const pending = useQuery({
    queryKey: accountKeys.pendingSignIn,
    queryFn: () => services.call('getPendingSignIn'),
    retry: false,
    gcTime: 0,
  });
  const restart = (
    <Button variant="quiet" onClick={onRestart}>
      {t('restart')}
    </Button>
  );
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      {pending.isPending && <Spinner className="size-6 text-icons" />}
      {pending.isError && (
        <div className="flex flex-col items-start gap-4">
          <Notice tone="danger">{errorMessage(pending.error)}</Notice>
          {restart}
        </div>
      )}
      {pending.data && <FactorForm methods={pending.data.data.methods} restart={restart} />}
    </AccountFrame>
  );
}

function FactorForm({ methods, restart }: { methods: readonly SignInFactor[]; restart: React.ReactNode }) {
  const t = useTranslations('security.signIn');
  const services = useServices();
  const enter = useAfterSignIn();
  const [code, setCode] = useState('');
  const form = useForm(async () => {
    const { data } = await services.call('finishSignIn', { body: { code } });
    await enter(data);
  });
  const passkey = usePasskeySignIn('second factor');
  const mayUsePasskey = methods.includes('passkey') && supportsPasskeys();
  const [typed, setTyped] = useState<'totp' | 'recovery_code' | undefined>(
    methods.includes('totp') ? 'totp' : mayUsePasskey ? undefined : 'recovery_code',
  );
  const isRecovering = typed === 'recovery_code';
  const type = (next: 'totp' | 'recovery_code') => {
    setCode('');
    setTyped(next);
  };
  return (
    <div className="flex flex-col gap-5">
      {mayUsePasskey && (
        <Button
          variant={methods.includes('totp') ? 'secondary' : 'primary'}
          size="large"
          wide
          icon={<Fingerprint className="size-5" />}
          loading={passkey.isBusy}
          onClick={passkey.signIn}
        >
          {t('usePasskey')}
        </Button>
      )}
      {passkey.hasFailed && <Notice tone="danger">{t('passkeyFailed')}</Notice>}
      {typed && (
        <form {...form.form} className="flex flex-col gap-5">
          <TextField
            label={isRecovering ? t('recoveryCode') : t('code')}
            hint={isRecovering ? t('recoveryHint') : t('codeHint')}
            name="code"
            autoComplete="one-time-code"
            inputMode={isRecovering ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            autoFocus={!mayUsePasskey}
            required
            value={code}
            onValueChange={setCode}
            error={form.error('code')}
          />
          {form.message && <Notice tone="danger">{form.message}</Notice>}
          <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
            {t('submit')}
          </Button>
        </form>
      )}
      <div className="flex flex-wrap gap-2">
        {typed !== 'recovery_code' && methods.includes('recovery_code') && (
          <Button variant="quiet" onClick={() => type('recovery_code')}>
            {t('useRecovery')}
          </Button>
        )}
        {isRecovering && methods.includes('totp') && (
          <Button variant="quiet" onClick={() => type('totp')}>
            {t('useApp')}
          </Button>
        )}
        {restart}
      </div>
    </div>
  );
}
