import type { Role } from '@marquee/contract/generated/console.ts';
import { type Permission, permissions } from '@marquee/domain/access/permissions.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { permissionPhrase } from './permission-phrase.ts';

interface RoleDialogProps {
  edited: Role | 'new' | undefined;
  onClose(): void;
}

export function RoleDialog({ edited, onClose }: RoleDialogProps) {
  const t = useTranslations('adminAccess.roles');
  const close = useTranslations('common.actions')('close');
  const role = edited === 'new' ? undefined : edited;
  return (
    <LazyDialog
      open={edited !== undefined}
      onClose={onClose}
      title={t(role ? 'edit' : 'new')}
      closeLabel={close}
    >
      {edited && <RoleForm key={role?.id ?? 'new'} role={role} onDone={onClose} />}
    </LazyDialog>
  );
}

function RoleForm({ role, onDone }: { role: Role | undefined; onDone(): void }) {
  const t = useTranslations('adminAccess.roles');
  const services = useServices();
  const toast = useToast();
  const [name, setName] = useState(role?.name ?? '');
  const [chosen, setChosen] = useState<readonly Permission[]>(role?.permissions ?? ['console.view']);
  const form = useForm(async () => {
    const body = { id: role?.id ?? null, name: name.trim(), permissions: [...chosen] };
    await services.call('saveRole', { body });
    toast({ title: t('saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.roles]);
    onDone();
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField
        label={t('name')}
        name="name"
        maxLength={60}
        value={name}
        onValueChange={(value) => {
          form.clear('name');
          setName(value);
        }}
        error={form.error('name')}
      />
      <PermissionBoxes chosen={chosen} onChange={setChosen} />
      {(form.message ?? form.error('role') ?? form.error('permissions')) && (
        <Notice tone="danger">{form.message ?? form.error('role') ?? form.error('permissions')}</Notice>
      )}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('save')}
      </Button>
      {role && <DeleteRole role={role} onDone={onDone} />}
    </form>
  );
}

interface PermissionBoxesProps {
  chosen: readonly Permission[];
  onChange(chosen: readonly Permission[]): void;
}

/** Only what the person who gives it may do, too. */
function PermissionBoxes({ chosen, onChange }: PermissionBoxesProps) {
  const t = useTranslations('adminAccess');
  const held = useProfile()?.permissions ?? [];
  const toggle = (permission: Permission) =>
    onChange(
      chosen.includes(permission) ? chosen.filter((name) => name !== permission) : [...chosen, permission],
    );
  return (
    <fieldset>
      <legend className="font-medium">{t('roles.permissions')}</legend>
      <div className="grid gap-x-4 tablet:grid-cols-2">
        {permissions.map((permission) => (
          <Checkbox
            key={permission}
            checked={chosen.includes(permission)}
            disabled={!held.includes(permission)}
            onChange={() => toggle(permission)}
          >
            {t(`permissions.${permissionPhrase(permission)}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Not while somebody has it. */
function DeleteRole({ role, onDone }: { role: Role; onDone(): void }) {
  const t = useTranslations('adminAccess.roles');
  const { call } = useServices();
  const action = useAction();
  const { id } = role;
  if (id === null) return null;
  if (role.people > 0) return <p className="text-ink-soft text-note">{t('inUse')}</p>;
  const remove = () =>
    void action
      .run(() => call('deleteRole', { params: { id } }), { done: t('deleted'), refresh: [consoleKeys.roles] })
      .then((isDone) => isDone && onDone());
  return (
    <Button variant="danger" wide loading={action.isBusy} onClick={remove}>
      {t('delete')}
    </Button>
  );
}
