import type { Context } from '../../platform/context.ts';

export const uploadRooms = ['verification', 'tickets'] as const;
export type UploadRoom = (typeof uploadRooms)[number];

export function storageKey({ panel }: Pick<Context, 'panel'>, room: UploadRoom, filename: string): string {
  return `${room}/${panel.id}/${filename}`;
}
