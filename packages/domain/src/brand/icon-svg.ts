import { readableTextOn } from '../colors/contrast.ts';

/** Our logo mark on a 32 × 32 canvas, as the panel's header draws it. */
export const markPath = 'M8 23V10.5l8 7 8-7V23';

/** Rounded for tabs and home screens that show it as it is; full where the system applies its own mask. */
type IconShape = 'rounded' | 'full';

/** A panel's icon: the mark in the panel's own colour. A mask may cut a fifth off each edge of a full one. */
export function iconSvg(ground: string, shape: IconShape = 'rounded'): string {
  const corner = shape === 'rounded' ? ' rx="9"' : '';
  const mark = shape === 'rounded' ? '' : ' transform="translate(4 4) scale(.75)"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corner} fill="${ground}"/>\
<path d="${markPath}"${mark} fill="none" stroke="${readableTextOn(ground)}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
