import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { NewPasswordFields, noPassword } from '../../product/account/new-password-fields.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useCaptcha } from './use-captcha.ts';

interface NewPasswordProps {
  email: string;
  code: string;
  /** What the mail was about: signing in leads on to it. */
  redirect: string | null;
}

export function NewPassword({ email, code, redirect }: NewPasswordProps) {
  const t = useTranslations('account');
  const services = useServices();
  const navigate = useNavigate();
  const takeCaptcha = useCaptcha();
  const [chosen, setChosen] = useState(noPassword);
  const form = useForm(async () => {
    const captcha_response = await takeCaptcha();
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
        {/* Password managers store the new password for the account that they find here. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields label={t('fields.newPassword')} values={chosen} onChange={setChosen} form={form} />
        {form.message && <Notice tone="danger">{form.error('token') ? again : form.message}</Notice>}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('reset.newSubmit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
