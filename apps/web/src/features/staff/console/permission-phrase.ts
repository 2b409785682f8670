import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { adminAccess } from '@marquee/i18n/locales/en/admin/admin-access.ts';

type PermissionPhrase = keyof (typeof adminAccess)['permissions'];

/** `orders.view` is `orders_view` among the phrases, where a dot separates levels. */
export const permissionPhrase = (permission: Permission): PermissionPhrase =>
  permission.replace('.', '_') as PermissionPhrase;
