import type { Role } from '@marquee/contract/generated/console.ts';
import { permissions } from '@marquee/domain/access/permissions.ts';
import { Check } from 'lucide-react';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { roleKey } from './api.ts';
import { permissionPhrase } from './permission-phrase.ts';

interface PermissionTableProps {
  roles: readonly Role[];
  roleName(role: Role): string;
}

/** Who may do what, at a glance. */
export function PermissionTable({ roles, roleName }: PermissionTableProps) {
  const t = useTranslations('adminAccess');
  const words = useTranslations('common.words');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keys
    <section className="relative overflow-x-auto" tabIndex={0} aria-label={t('roles.permissions')}>
      <table className="w-full border-collapse text-note">
        <thead>
          <tr className="border-line border-b text-ink-faint">
            <th scope="col" className="sticky start-0 bg-surface px-5 py-2 text-start font-medium">
              <span className="sr-only">{t('roles.permissions')}</span>
            </th>
            {roles.map((role) => (
              <th key={roleKey(role)} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
                {roleName(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission} className="border-line border-b last:border-b-0 hover:bg-hover">
              <th
                scope="row"
                className="sticky start-0 min-w-40 bg-surface px-5 py-1.5 text-start font-normal"
              >
                {t(`permissions.${permissionPhrase(permission)}`)}
              </th>
              {roles.map((role) => (
                <td key={roleKey(role)} className="px-3 text-center">
                  {role.permissions.includes(permission) ? (
                    <Check className="mx-auto size-4 text-success-text" aria-label={words('yes')} />
                  ) : (
                    <span className="sr-only">{words('no')}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
