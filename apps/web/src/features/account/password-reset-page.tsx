import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { EmailField } from '../../product/account/email-field.tsx';
import { NewPasswordFields, noPassword } from '../../product/account/new-password-fields.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { rememberedEmail } from '../../shell/session/remembered.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useCaptcha } from './captcha/use-captcha.tsx';
import { signInHref } from './sign-in-query.ts';

interface NewPasswordProps {
  email: string;
  code: string;
  /** Page the mail was about, opened after sign-in. */
  redirect: string | null;
}

export const head: PageModule['head'] = ({ phrases }, { request }) => {
  const texts = phrases.current().account?.reset;
  const hasCode = new URL(request.url).searchParams.has('code');
  return { title: (hasCode ? texts?.newTitle : texts?.title) ?? '' };
};

/** Without the code from the mail it asks for an e-mail address; with it, for the new password. */
export function Page() {
  const [query] = useSearchParams();
  const email = query.get('email') ?? '';
  const code = query.get('code');
  return code ? <NewPassword email={email} code={code} redirect={query.get('redirect')} /> : <RequestReset />;
}

function NewPassword({ email, code, redirect }: NewPasswordProps) {
  const t = useTranslations('account');
  const services = useServices();
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [chosen, setChosen] = useState(noPassword);
  const form = useForm(async () => {
    const captcha_response = await captcha.take();
    await services.call('resetPassword', {
      body: { email, token: code, ...chosen, captcha_response },
    });
    const next = { email, notice: 'password-changed', ...(redirect ? { redirect } : {}) };
    await navigate(`/login?${new URLSearchParams(next)}`, { replace: true });
  });
  const again = <TextLink href="/password/reset">{t('reset.expired')}</TextLink>;

  return (
    <AccountFrame
      title={t('reset.newTitle')}
      text={<span className="wrap-anywhere">{t('reset.newText', { email })}</span>}
      footer={<TextLink href="/login">{t('reset.back')}</TextLink>}
    >
      <form {...form.form} className="flex flex-col gap-5">
        {/* Lets password managers store the new password for the right account. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields label={t('fields.newPassword')} values={chosen} onChange={setChosen} form={form} />
        {captcha.field}
        {form.message && <Notice tone="danger">{form.error('token') ? again : form.message}</Notice>}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('reset.newSubmit')}
        </Button>
      </form>
    </AccountFrame>
  );
}

function RequestReset() {
  const t = useTranslations('account');
  const services = useServices();
  const [query] = useSearchParams();
  const captcha = useCaptcha();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => setEmail((typed) => typed || rememberedEmail()), []);
  const form = useForm(async () => {
    const address = email.trim();
    const body = { email: address, captcha_response: await captcha.take() };
    await services.call('sendPasswordReset', { body });
    setSentTo(address);
  });
  const back = <TextLink href={signInHref('/login', query)}>{t('reset.back')}</TextLink>;

  if (sentTo) {
    return (
      <AccountFrame title={t('reset.sentTitle')} footer={back}>
        <div role="status" className="flex gap-3">
          <MailCheck className="mt-0.5 size-6 shrink-0 text-icons" aria-hidden="true" />
          <p className="wrap-anywhere">{t('reset.sentText', { email: sentTo })}</p>
        </div>
        <Button className="mt-6" onClick={() => setSentTo(undefined)}>
          {t('reset.again')}
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('reset.title')} text={t('reset.text')} footer={back}>
      <form {...form.form} className="flex flex-col gap-5">
        <EmailField label={t('fields.email')} value={email} onValueChange={setEmail} form={form} />
        {captcha.field}
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('reset.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
