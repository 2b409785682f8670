import { useState } from 'react';
import { Notice } from '../../shell/forms/notice.tsx';
import { PasswordField } from '../../shell/forms/password-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Whoever reads the mailbox may not be who has the account: a browser that is not signed in gives its password. */
export function MailedLinkPassword({ send }: { send(password: string): Promise<void> }) {
  const t = useTranslations('account');
  const [password, setPassword] = useState('');
  const form = useForm(() => send(password));
  return (
    <form {...form.form} className="flex flex-col gap-5">
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={form.error('password')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
        {t('verify.confirm')}
      </Button>
      <TextLink href="/password/reset">{t('verify.notMine')}</TextLink>
    </form>
  );
}
