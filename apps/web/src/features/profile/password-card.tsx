import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { NewPasswordFields, noPassword } from '../../product/account/new-password-fields.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { PasswordField } from '../../shell/forms/password-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import type { Profile } from '../../shell/session/profile.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { reloadProfile, sessionsQuery } from './api.ts';

export function PasswordCard({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.password');
  const [isOpen, setOpen] = useState(false);
  const label = profile.has_password ? t('submit') : t('set');
  return (
    <Card
      id="password"
      title={t('title')}
      text={profile.has_password ? t('text') : t('none')}
      action={!isOpen && <Button onClick={() => setOpen(true)}>{label}</Button>}
      className={isOpen ? undefined : 'pb-0 tablet:pb-1'}
    >
      {isOpen && <ChangePassword profile={profile} label={label} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface ChangePasswordProps {
  profile: Profile;
  label: string;
  onClose(): void;
}

function ChangePassword({ profile, label, onClose }: ChangePasswordProps) {
  const t = useTranslations();
  const services = useServices();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [current, setCurrent] = useState('');
  const [chosen, setChosen] = useState(noPassword);
  const form = useForm(async () => {
    await services.call('changePassword', {
      body: {
        ...(profile.has_password ? { current_password: current } : {}),
        ...chosen,
      },
    });
    toast({ title: t('profile.password.changed'), tone: 'success' });
    onClose();
    await Promise.all([
      reloadProfile(services),
      queryClient.invalidateQueries({ queryKey: sessionsQuery(services).queryKey }),
    ]);
  });
  return (
    <form {...form.form} className="flex max-w-105 animate-appear flex-col gap-5">
      {profile.has_password && (
        <PasswordField
          label={t('profile.currentPassword')}
          autoComplete="current-password"
          value={current}
          onValueChange={setCurrent}
          error={form.error('current_password')}
        />
      )}
      <NewPasswordFields
        label={t('account.fields.newPassword')}
        values={chosen}
        onChange={setChosen}
        form={form}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {label}
        </Button>
        <Button onClick={onClose}>{t('common.actions.cancel')}</Button>
      </div>
    </form>
  );
}
