import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { CompanyFields, noCompany } from '../../product/account/company-fields.tsx';
import { EmailField } from '../../product/account/email-field.tsx';
import { type Contact, firstContact, MessengersField } from '../../product/account/messengers-field.tsx';
import { NewPasswordFields, noPassword } from '../../product/account/new-password-fields.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { afterSignIn } from '../../shell/session/after-sign-in.ts';
import { rememberedEmail } from '../../shell/session/remembered.ts';
import { signedIn } from '../../shell/session/signed-in.ts';
import { useShell } from '../../shell/shell-data.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useCaptcha } from './captcha/use-captcha.tsx';
import { readReferral, signInHref } from './sign-in-query.ts';
import { signInOptionsQuery } from './social/api.ts';
import { OtherSignInOptions } from './social/other-sign-in-options.tsx';

export const load: PageModule['load'] = async (services) => {
  await services.queryClient.prefetchQuery(signInOptionsQuery(services));
};

type AccountType = 'individual' | 'company';

export function Page() {
  const t = useTranslations('account');
  const services = useServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { contact_info_is_required } = useShell().settings;
  const captcha = useCaptcha();
  const [accountType, setAccountType] = useState<AccountType>('individual');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  useEffect(() => setEmail((typed) => typed || rememberedEmail()), []);
  const [chosen, setChosen] = useState(noPassword);
  const [company, setCompany] = useState(noCompany);
  const [contacts, setContacts] = useState<Contact[]>(contact_info_is_required ? [firstContact] : []);

  const form = useForm(async () => {
    const captcha_response = await captcha.take();
    const { data } = await services.call('register', {
      body: {
        name,
        email: email.trim(),
        ...chosen,
        account_type: accountType,
        ...(accountType === 'company' ? company : {}),
        messengers: contacts.map(({ type, value }) => ({ type, value })),
        captcha_response,
        ...readReferral(),
      },
    });
    await signedIn(services, data);
    await navigate(afterSignIn(query), { replace: true });
  });

  return (
    <AccountFrame
      title={t('register.title')}
      text={t('register.text')}
      footer={
        <>
          {t('register.haveAccount')}{' '}
          <TextLink href={signInHref('/login', query)}>{t('register.login')}</TextLink>
        </>
      }
    >
      <form {...form.form} className="flex flex-col gap-5">
        <Segmented<AccountType>
          label={t('accountType.label')}
          value={accountType}
          onValueChange={setAccountType}
          options={[
            { value: 'individual', label: t('accountType.individual') },
            { value: 'company', label: t('accountType.company') },
          ]}
        />
        <TextField
          label={t('fields.name')}
          name="name"
          autoComplete="name"
          placeholder={t('placeholders.name')}
          maxLength={120}
          required
          value={name}
          onValueChange={setName}
          error={form.error('name')}
        />
        {accountType === 'company' && <CompanyFields values={company} onChange={setCompany} form={form} />}
        <EmailField label={t('fields.email')} value={email} onValueChange={setEmail} form={form} />
        <NewPasswordFields label={t('fields.password')} values={chosen} onChange={setChosen} form={form} />
        <MessengersField contacts={contacts} onChange={setContacts} form={form} />
        {captcha.field}
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('register.submit')}
        </Button>
        <TermsNote />
      </form>
      <OtherSignInOptions />
    </AccountFrame>
  );
}

/** Only shown if the panel has both texts to link to. */
function TermsNote() {
  const t = useTranslations('account.register');
  const { termsUrl, privacyUrl } = useShell().settings;
  if (!termsUrl || !privacyUrl) return null;
  return (
    <p className="text-pretty text-center text-ink-faint text-note">
      {t.rich('terms', {
        terms: (text) => <TextLink href={termsUrl}>{text}</TextLink>,
        privacy: (text) => <TextLink href={privacyUrl}>{text}</TextLink>,
      })}
    </p>
  );
}
