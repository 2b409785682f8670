import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { EmailField } from '../../product/account/email-field.tsx';
import { NewPasswordFields, noPassword } from '../../product/account/new-password-fields.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { signedIn } from '../../shell/session/signed-in.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AccountFrame } from './account-frame.tsx';

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().account?.firstOwner.title ?? '',
});

/** Opened from the link that the server prints while the panel has no owner. */
export function Page() {
  const t = useTranslations('account');
  const services = useServices();
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState(noPassword);
  const form = useForm(async () => {
    const body = { code, email: email.trim(), ...chosen };
    const { data } = await services.call('becomeOwner', { body });
    await signedIn(services, data);
    // The console is an app of its own.
    window.location.assign('/admin');
  });
  if (code === '')
    return (
      <AccountFrame title={t('firstOwner.title')}>
        <Notice tone="danger">{t('firstOwner.expired')}</Notice>
      </AccountFrame>
    );
  return (
    <AccountFrame title={t('firstOwner.title')} text={t('firstOwner.text')}>
      <form {...form.form} className="flex flex-col gap-5">
        <EmailField label={t('fields.email')} value={email} onValueChange={setEmail} form={form} />
        <NewPasswordFields label={t('fields.newPassword')} values={chosen} onChange={setChosen} form={form} />
        {(form.message || form.error('code')) && (
          <Notice tone="danger">{form.error('code') ? t('firstOwner.expired') : form.message}</Notice>
        )}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('firstOwner.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
