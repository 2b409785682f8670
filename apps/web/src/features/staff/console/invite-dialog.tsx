import type { Role } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { readRoleKey } from './api.ts';
import { RoleField } from './role-field.tsx';

interface InviteDialogProps {
  open: boolean;
  onClose(): void;
  roles: readonly Role[];
}

export function InviteDialog({ open, onClose, roles }: InviteDialogProps) {
  const t = useTranslations('adminAccess.staff');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog open={open} onClose={onClose} title={t('invite')} text={t('inviteText')} closeLabel={close}>
      <InviteForm roles={roles} onDone={onClose} />
    </LazyDialog>
  );
}

function InviteForm({ roles, onDone }: { roles: readonly Role[]; onDone(): void }) {
  const t = useTranslations('adminAccess.staff');
  const services = useServices();
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('support');
  const form = useForm(async () => {
    await services.call('inviteStaff', { body: { email: email.trim(), ...readRoleKey(role) } });
    toast({ title: t('invited'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.staff, consoleKeys.roles]);
    onDone();
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField
        label={t('email')}
        type="email"
        name="email"
        maxLength={254}
        value={email}
        onValueChange={(value) => {
          form.clear('email');
          setEmail(value);
        }}
        error={form.error('email')}
      />
      <RoleField
        roles={roles}
        value={role}
        error={form.error('role')}
        onValueChange={(value) => {
          form.clear('role');
          setRole(value);
        }}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('send')}
      </Button>
    </form>
  );
}
