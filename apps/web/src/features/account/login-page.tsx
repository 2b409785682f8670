import { ApiError } from '@marquee/contract/client.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { EmailField } from '../../product/account/email-field.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { PasswordField } from '../../shell/forms/password-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { rememberedEmail } from '../../shell/session/remembered.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useCaptcha } from './captcha/use-captcha.tsx';
import { SecondFactorStep } from './second-factor/second-factor-step.tsx';
import { signInHref } from './sign-in-query.ts';
import { signInOptionsQuery } from './social/api.ts';
import { OtherSignInOptions } from './social/other-sign-in-options.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

type CodeState = 'none' | 'swapping' | 'failed' | 'second-factor';

export const load: PageModule['load'] = async (services) => {
  // If this fails, the page still signs in by password.
  await services.queryClient.prefetchQuery(signInOptionsQuery(services));
};

export function Page() {
  const t = useTranslations('account');
  const signIn = useTranslations('security.signIn');
  const services = useServices();
  const enter = useAfterSignIn();
  const [query, setQuery] = useSearchParams();
  const captcha = useCaptcha();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [password, setPassword] = useState('');
  const [needsSecondFactor, setNeedsSecondFactor] = useState<boolean | undefined>(
    query.get('notice') === 'second-factor' || undefined,
  );
  const code = useCodeSignIn();
  useEffect(() => setEmail((typed) => typed || rememberedEmail()), []);

  const form = useForm(async () => {
    const captcha_response = await captcha.take();
    const body = { email: email.trim(), password, captcha_response };
    try {
      const { data } = await services.call('login', { body });
      await enter(data);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') throw error;
      setNeedsSecondFactor(true);
    }
  });
  const restart = () => {
    setNeedsSecondFactor(false);
    setPassword('');
    setQuery(
      (current) => {
        current.delete('notice');
        return current;
      },
      { replace: true },
    );
  };

  if (code === 'swapping') return <AccountFrame title={t('login.withCode')} />;
  if (needsSecondFactor ?? code === 'second-factor') return <SecondFactorStep onRestart={restart} />;
  return (
    <AccountFrame
      title={t('login.title')}
      text={t('login.text')}
      footer={
        <>
          {t('login.noAccount')}{' '}
          <TextLink href={signInHref('/register', query)}>{t('login.register')}</TextLink>
        </>
      }
    >
      <form {...form.form} className="flex flex-col gap-5">
        {query.get('notice') === 'password-changed' && (
          <Notice tone="success">{t('login.passwordChanged')}</Notice>
        )}
        {query.get('notice') === 'social-failed' && <Notice tone="danger">{signIn('socialFailed')}</Notice>}
        {code === 'failed' && <Notice tone="danger">{t('login.codeFailed')}</Notice>}
        <EmailField label={t('fields.email')} value={email} onValueChange={setEmail} form={form} />
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={form.error('password')}
        />
        <p className="-mt-2 text-end">
          <TextLink href={signInHref('/password/reset', query)}>{t('login.forgot')}</TextLink>
        </p>
        {captcha.field}
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('login.submit')}
        </Button>
      </form>
      <OtherSignInOptions passkeys />
    </AccountFrame>
  );
}

/** A one-time code in the address is swapped for a session at once, and taken out of the address bar. */
function useCodeSignIn(): CodeState {
  const services = useServices();
  const afterSignIn = useAfterSignIn();
  const [query, setQuery] = useSearchParams();
  const token = useRef(query.get('token'));
  const [state, setState] = useState<CodeState>(token.current ? 'swapping' : 'none');

  useEffect(() => {
    const code = token.current;
    if (!code) return;
    token.current = null;
    const swap = async () => {
      try {
        const { data } = await services.call('loginWithCode', { body: { token: code } });
        await afterSignIn(data);
      } catch (error) {
        const needsSecondFactor = error instanceof ApiError && error.code === 'second_factor_needed';
        setState(needsSecondFactor ? 'second-factor' : 'failed');
        setQuery(
          (current) => {
            current.delete('token');
            return current;
          },
          { replace: true },
        );
      }
    };
    void swap();
  }, [services, afterSignIn, setQuery]);
  return state;
}
