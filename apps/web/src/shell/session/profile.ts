import type { AppServices } from '../../lib/app-services.ts';

export type Profile = { id: number };

export async function loadProfile(_services: AppServices): Promise<Profile | null> {
  return null;
}
