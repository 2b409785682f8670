import type { Settings } from '@marquee/contract/shell/settings.ts';
import { iconSvg } from '@marquee/domain/brand/icon-svg.ts';
import { renderPng } from './render-png.ts';

interface Icon {
  name: string;
  size: number;
  shape: 'rounded' | 'full';
}

/** For installed apps: one icon shown as it is, and a maskable one that the system may crop. */
export const icons: readonly Icon[] = [
  { name: 'icon-192.png', size: 192, shape: 'rounded' },
  { name: 'icon-512.png', size: 512, shape: 'rounded' },
  { name: 'maskable-192.png', size: 192, shape: 'full' },
  { name: 'maskable-512.png', size: 512, shape: 'full' },
];

type Colors = Pick<Settings, 'colors'>;

export function iconDrawing({ colors }: Colors, shape: Icon['shape'] = 'rounded'): string {
  return iconSvg(colors.light.primary, shape);
}

export function iconPicture(settings: Colors, { size, shape }: Omit<Icon, 'name'>): Promise<Buffer> {
  return renderPng({ svg: iconDrawing(settings, shape), width: size, height: size });
}

/** An .ico with one picture, which may be a plain PNG since Windows Vista. */
export async function faviconFile(settings: Colors): Promise<Buffer> {
  const size = 48;
  const picture = await iconPicture(settings, { size, shape: 'rounded' });
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
