import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { EmailField } from '../../product/account/email-field.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { MailedLinkCard } from './mailed-link-card.tsx';

/** Ends sessions and resets the password, so opening the link is not enough: a button must be pressed. */
export function Page() {
  const t = useTranslations('profile.emailChange');
  const { call, locale } = useServices();
  const [query] = useSearchParams();
  const token = query.get('code') ?? '';
  const [state, setState] = useState<'asking' | 'working' | 'done' | 'taken' | 'failed'>('asking');
  const undo = async () => {
    setState('working');
    try {
      const { data } = await call('undoEmailChange', { body: { token } });
      setState(data.is_restored ? 'done' : 'taken');
    } catch {
      setState('failed');
    }
  };
  if (state === 'done') {
    return (
      <MailedLinkCard title={t('undoneTitle')} text={t('undoneText')}>
        {/* A full page load, because this browser may just have been signed out. */}
        <a
          href={localizedPath('/password/reset', locale)}
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          {t('setPassword')}
        </a>
      </MailedLinkCard>
    );
  }
  if (state === 'taken') return <AnotherAddress token={token} />;
  if (state === 'failed') return <MailedLinkCard title={t('failedTitle')} text={t('failedText')} />;
  return (
    <MailedLinkCard title={t('undoTitle')} text={t('undoText')}>
      <Button variant="danger" size="large" loading={state === 'working'} onClick={undo}>
        {t('undo')}
      </Button>
    </MailedLinkCard>
  );
}

/** The former address belongs to another account by now, which keeps it. */
function AnotherAddress({ token }: { token: string }) {
  const t = useTranslations('profile.emailChange');
  const { call } = useServices();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(async () => {
    const typed = email.trim();
    await call('mailUndoElsewhere', { body: { token, email: typed } });
    setSentTo(typed);
  });
  return (
    <MailedLinkCard title={t('takenTitle')} text={t('takenText')}>
      <form {...form.form} className="flex flex-col gap-5">
        <EmailField
          label={t('otherEmail')}
          autoComplete="email"
          value={email}
          onValueChange={setEmail}
          form={form}
        />
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        {sentTo && <Notice tone="success">{t('linkSent', { email: sentTo })}</Notice>}
        <Button type="submit" variant="primary" size="large" loading={form.isSending}>
          {t('sendLink')}
        </Button>
      </form>
    </MailedLinkCard>
  );
}
