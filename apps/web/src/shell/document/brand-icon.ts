import type { Settings } from '@marquee/contract/shell/settings.ts';
import { iconSvg } from '@marquee/domain/brand/icon-svg.ts';

/** The tab's icon, written into the page so that it needs no request. */
export function brandIcon({ colors }: Pick<Settings, 'colors'>): string {
  return `data:image/svg+xml,${encodeURIComponent(iconSvg(colors.light.primary))}`;
}
