import type { Settings } from '@marquee/contract/settings.ts';
import { readableTextOn } from '@marquee/domain/colors/contrast.ts';

/** The tab's icon: our mark in the panel's own colour, drawn here so that it needs no request. */
export function brandIcon({ colors }: Pick<Settings, 'colors'>): string {
  const ground = colors.light.primary;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${ground}"/>\
<path d="M8 23V10.5l8 7 8-7V23" fill="none" stroke="${readableTextOn(ground)}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
