import type { Role } from '@marquee/contract/generated/console.ts';
import type { StaffRole } from '@marquee/domain/access/permissions.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Names of roles: those that every panel has in the reader's language, the panel's own as it named them. */
export function useRoleNames(roles: readonly Role[]): (role: StaffRole, id: number | null) => string {
  const t = useTranslations('adminAccess.roleNames');
  return (role, id) => (id === null ? t(role) : (roles.find((own) => own.id === id)?.name ?? t('custom')));
}
