import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { EmailField } from '../../product/account/email-field.tsx';
import { useAction } from '../../product/use-action.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { PasswordField } from '../../shell/forms/password-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import type { Profile } from '../../shell/session/profile.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { reloadProfile } from './api.ts';

export function EmailCard({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.email');
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const sent = (email: string) => {
    setSentTo(email);
    setOpen(false);
  };
  return (
    <Card
      id="email"
      title={t('title')}
      action={!isOpen && <Button onClick={() => setOpen(true)}>{t(profile.email ? 'change' : 'add')}</Button>}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 break-all font-medium">{profile.email ?? t('none')}</span>
        {profile.email && (
          <Badge tone={profile.email_verified_at ? 'success' : 'warning'}>
            {profile.email_verified_at ? t('confirmed') : t('unconfirmed')}
          </Badge>
        )}
        {profile.email && !profile.email_verified_at && <SendAgain email={profile.email} />}
      </div>
      {sentTo && !isOpen && (
        <div className="mt-4">
          <Notice tone="success">{t('sent', { email: sentTo })}</Notice>
        </div>
      )}
      {isOpen && <ChangeEmail profile={profile} onSent={sent} onCancel={() => setOpen(false)} />}
    </Card>
  );
}

function SendAgain({ email }: { email: string }) {
  const t = useTranslations('profile.email');
  const { call } = useServices();
  const { isBusy, run } = useAction();
  const send = () => run(() => call('sendVerification'), { done: t('sent', { email }) });
  return (
    <Button size="small" variant="quiet" loading={isBusy} onClick={send}>
      {t('sendAgain')}
    </Button>
  );
}

interface ChangeEmailProps {
  profile: Profile;
  onSent(email: string): void;
  onCancel(): void;
}

function ChangeEmail({ profile, onSent, onCancel }: ChangeEmailProps) {
  const t = useTranslations();
  const services = useServices();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useForm(async () => {
    if (!profile.email) {
      await services.call('setEmail', { body: { email: email.trim() } });
      await reloadProfile(services);
      return onSent(email.trim());
    }
    const proof = profile.has_password ? { current_password: password } : {};
    await services.call('requestEmailChange', { body: { email: email.trim(), ...proof } });
    onSent(email.trim());
  });
  return (
    <form {...form.form} className="mt-5 flex max-w-105 animate-appear flex-col gap-5">
      <EmailField
        label={t(profile.email ? 'profile.email.new' : 'profile.email.title')}
        hint={t(profile.email ? 'profile.email.hint' : 'profile.email.addHint')}
        autoComplete="email"
        placeholder={undefined}
        autoFocus
        value={email}
        onValueChange={setEmail}
        form={form}
      />
      {profile.email && profile.has_password && (
        <PasswordField
          label={t('profile.currentPassword')}
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={form.error('current_password')}
        />
      )}
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {t('profile.email.submit')}
        </Button>
        <Button onClick={onCancel}>{t('common.actions.cancel')}</Button>
      </div>
    </form>
  );
}
