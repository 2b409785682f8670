import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { afterSignIn } from '../../shell/session/after-sign-in.ts';
import { rememberedEmail } from '../../shell/session/remembered.ts';
import { signedIn } from '../../shell/session/signed-in.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { entranceHref } from './entrance-href.ts';
import { Notice } from './notice.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useCodeSignIn } from './use-code-sign-in.ts';
import { useForm } from './use-form.ts';

export function Page() {
  const t = useTranslations('account');
  const services = useServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const takeCaptcha = useCaptcha();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [password, setPassword] = useState('');
  const code = useCodeSignIn();
  useEffect(() => setEmail((typed) => typed || rememberedEmail()), []);

  const form = useForm(async () => {
    const captcha_response = await takeCaptcha();
    const body = { email: email.trim(), password, captcha_response };
    const { data } = await services.call('login', { body });
    signedIn(services, data);
    await navigate(afterSignIn(query), { replace: true });
  });

  if (code === 'swapping') return <AccountFrame title={t('login.withCode')} />;
  return (
    <AccountFrame
      title={t('login.title')}
      text={t('login.text')}
      footer={
        <>
          {t('login.noAccount')}{' '}
          <TextLink href={entranceHref('/register', query)}>{t('login.register')}</TextLink>
        </>
      }
    >
      <form {...form.form} className="flex flex-col gap-5">
        {query.get('notice') === 'password-changed' && (
          <Notice tone="success">{t('login.passwordChanged')}</Notice>
        )}
        {code === 'failed' && <Notice tone="danger">{t('login.codeFailed')}</Notice>}
        <TextField
          label={t('fields.email')}
          type="email"
          name="email"
          autoComplete="username"
          placeholder="name@example.com"
          maxLength={254}
          required
          value={email}
          onValueChange={setEmail}
          error={form.error('email')}
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={form.error('password')}
        />
        <p className="-mt-2 text-right">
          <TextLink href={entranceHref('/password/reset', query)}>{t('login.forgot')}</TextLink>
        </p>
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('login.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
