import { useProfile } from '../../shell/session/profile.ts';
import type { ConsolePage, PageGroup } from './console-page.ts';
import { consolePages, pageGroups } from './console-pages.ts';

/** The pages of the menu that this member of staff may open. */
export function useOwnPages(): readonly ConsolePage[] {
  const permissions = useProfile()?.permissions ?? [];
  return consolePages.filter(({ group, permission }) => group && permissions.includes(permission));
}

export function grouped(
  pages: readonly ConsolePage[],
): readonly { group: PageGroup; pages: readonly ConsolePage[] }[] {
  return pageGroups
    .map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
    .filter(({ pages: listed }) => listed.length > 0);
}
