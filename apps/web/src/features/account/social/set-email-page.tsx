import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { EmailField } from '../../../product/account/email-field.tsx';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { afterSignIn } from '../../../shell/session/after-sign-in.ts';
import { profileQuery } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AccountFrame } from '../account-frame.tsx';

/** Telegram gives no e-mail address, so it is asked for once; the customer may decline. */
export function Page() {
  const t = useTranslations('security.email');
  const services = useServices();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(async () => {
    const { data } = await services.call('setEmail', { body: { email: email.trim() } });
    setSentTo(data.email);
    await services.queryClient.invalidateQueries({ queryKey: profileQuery(services).queryKey });
  });
  const nextHref = afterSignIn(query);
  if (sentTo)
    return (
      <AccountFrame title={t('title')}>
        <div className="flex flex-col gap-5">
          <Notice tone="success">{t('sent', { email: sentTo })}</Notice>
          <LinkButton href={nextHref} variant="primary" size="large" wide>
            {t('submit')}
          </LinkButton>
        </div>
      </AccountFrame>
    );
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      <form {...form.form} className="flex flex-col gap-5">
        <EmailField
          label={t('field')}
          autoComplete="email"
          value={email}
          onValueChange={setEmail}
          form={form}
        />
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('submit')}
        </Button>
        <LinkButton href={nextHref} variant="quiet" wide>
          {t('later')}
        </LinkButton>
      </form>
    </AccountFrame>
  );
}
