import { useProfile } from '../../shell/session/profile.ts';
import type { ConsolePage, PageGroup } from './console-page.ts';
import { consolePages, pageGroups } from './console-pages.ts';

/** The pages that this member of staff may open; none for everyone else. */
export function useOwnPages(): readonly ConsolePage[] {
  const permissions = useProfile()?.permissions ?? [];
  return consolePages.filter(({ permission }) => permissions.includes(permission));
}

/** Those of them that the menu lists. */
export function useMenuPages(): readonly ConsolePage[] {
  return useOwnPages().filter(({ group }) => group);
}

export function grouped(
  pages: readonly ConsolePage[],
): readonly { group: PageGroup; pages: readonly ConsolePage[] }[] {
  return pageGroups
    .map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
    .filter(({ pages: listed }) => listed.length > 0);
}
