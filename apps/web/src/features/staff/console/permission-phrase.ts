import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { EnglishPhrases } from '@marquee/i18n/generated/phrases.ts';

type PermissionPhrase = keyof EnglishPhrases['adminAccess']['permissions'];

/** `orders.view` is `orders_view` among the phrases, where a dot separates levels. */
export const permissionPhrase = (permission: Permission): PermissionPhrase =>
  permission.replace('.', '_') as PermissionPhrase;
