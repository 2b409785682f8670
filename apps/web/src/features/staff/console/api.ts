import type { Role } from '@marquee/contract/generated/console.ts';
import type { StaffRole } from '@marquee/domain/access/permissions.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

/** Invitations are accepted elsewhere: read anew whenever the page opens, as the roles are. */
export const staffQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: consoleKeys.staff,
    queryFn: async ({ signal }) => (await call('listStaff', {}, { signal })).data,
    staleTime: 0,
  });

export const rolesQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: consoleKeys.roles,
    queryFn: async ({ signal }) => (await call('listRoles', {}, { signal })).data,
    staleTime: 0,
  });

/** A role as one text, for fields: `manager`, or `custom 7` for the panel's own. */
export const roleKey = ({ role, id }: Pick<Role, 'role' | 'id'>): string =>
  id === null ? role : `${role} ${id}`;

export function readRoleKey(key: string): { role: StaffRole; staff_role_id: number | null } {
  const [role = 'support', id] = key.split(' ');
  return { role: role as StaffRole, staff_role_id: id === undefined ? null : Number(id) };
}
