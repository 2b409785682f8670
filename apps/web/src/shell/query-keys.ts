import type { BannerPlace } from '@marquee/contract/generated/shell.ts';

/** Keys that the layout of every page reads. */
export const shellKey = ['shell'] as const;
export const profileKey = ['profile'] as const;
/** How the user can confirm that it is them. */
export const confirmWaysKey = ['confirm-ways'] as const;
export const notificationKeys = {
  all: ['notifications'],
  list: (unread: boolean) => ['notifications', unread] as const,
} as const;
export const networksKey = ['networks'] as const;
export const headerSearchKey = (text: string) => ['header-search', text] as const;

export const bannerKeys = {
  all: ['banners'],
  at: (place: BannerPlace) => ['banners', place],
} as const;
