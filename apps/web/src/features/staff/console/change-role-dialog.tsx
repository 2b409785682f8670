import type { Role, StaffMember } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { readRoleKey, roleKey } from './api.ts';
import { RoleField } from './role-field.tsx';

interface ChangeRoleDialogProps {
  person: StaffMember | undefined;
  onClose(): void;
  roles: readonly Role[];
}

export function ChangeRoleDialog({ person, onClose, roles }: ChangeRoleDialogProps) {
  const t = useTranslations('adminAccess.staff');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog
      open={person !== undefined}
      onClose={onClose}
      title={t('change')}
      text={person && `${person.name || person.email}. ${t('changeText')}`}
      closeLabel={close}
    >
      {person && <ChangeRoleForm key={person.id} person={person} roles={roles} onDone={onClose} />}
    </LazyDialog>
  );
}

interface ChangeRoleFormProps {
  person: StaffMember;
  roles: readonly Role[];
  onDone(): void;
}

function ChangeRoleForm({ person, roles, onDone }: ChangeRoleFormProps) {
  const t = useTranslations('adminAccess.staff');
  const services = useServices();
  const toast = useToast();
  const [role, setRole] = useState(roleKey({ role: person.role, id: person.staff_role_id }));
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm(async () => {
    const body = isLeaving ? { role: 'customer' as const } : readRoleKey(role);
    await services.call('changeStaffRole', { params: { id: person.id }, body });
    toast({ title: t('changed'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.staff, consoleKeys.roles]);
    onDone();
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <RoleField roles={roles} value={role} error={form.error('role')} onValueChange={setRole} />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending} onClick={() => setLeaving(false)}>
        {t('change')}
      </Button>
      <div className="border-line border-t pt-4">
        <p className="mb-3 text-ink-soft">{t('removeText')}</p>
        <Button type="submit" variant="danger" wide loading={form.isSending} onClick={() => setLeaving(true)}>
          {t('remove')}
        </Button>
      </div>
    </form>
  );
}
