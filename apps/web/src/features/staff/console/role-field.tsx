import type { Role } from '@marquee/contract/generated/console.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { roleKey } from './api.ts';
import { useRoleNames } from './use-role-names.ts';

interface RoleFieldProps {
  roles: readonly Role[];
  value: string;
  error: string | undefined;
  onValueChange(value: string): void;
}

export function RoleField({ roles, value, error, onValueChange }: RoleFieldProps) {
  const t = useTranslations('adminAccess.staff');
  const roleName = useRoleNames(roles);
  return (
    <Field label={t('role')} error={error}>
      {(field) => (
        <Select
          {...field}
          name="role"
          value={value}
          options={roles.map((role) => ({ value: roleKey(role), label: roleName(role.role, role.id) }))}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
