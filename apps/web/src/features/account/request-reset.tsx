import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { EmailField } from '../../product/account/email-field.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { rememberedEmail } from '../../shell/session/remembered.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { entranceHref } from './entrance-href.ts';
import { useCaptcha } from './use-captcha.ts';

export function RequestReset() {
  const t = useTranslations('account');
  const services = useServices();
  const [query] = useSearchParams();
  const takeCaptcha = useCaptcha();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => setEmail((typed) => typed || rememberedEmail()), []);
  const form = useForm(async () => {
    const address = email.trim();
    const body = { email: address, captcha_response: await takeCaptcha() };
    await services.call('sendPasswordReset', { body });
    setSentTo(address);
  });
  const back = <TextLink href={entranceHref('/login', query)}>{t('reset.back')}</TextLink>;

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
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('reset.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
