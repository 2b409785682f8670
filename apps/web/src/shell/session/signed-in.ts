import type { AppServices } from '../../lib/app-services.ts';
import { prepareCabinet } from '../navigation/cabinet.tsx';
import { bannerKeys, shellKey } from '../query-keys.ts';
import { type Profile, profileQuery } from './profile.ts';
import { rememberVisit } from './remembered.ts';
import { announce } from './session-channel.ts';

/** Data of the panel, the same for every user. */
const panelWideKeys: readonly unknown[] = [shellKey[0], bannerKeys.all[0]];

/** Clears what was cached for the guest; the layout's parts load before the profile is set. */
export async function signedIn(services: AppServices, profile: Profile): Promise<void> {
  const { queryClient, call } = services;
  // Without these parts the page still works; they load later.
  await prepareCabinet(services).catch(() => undefined);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !panelWideKeys.includes(queryKey[0]) });
  const known: Profile = { ...profile, auth_token: null };
  queryClient.setQueryData(profileQuery({ call }).queryKey, known);
  rememberVisit(profile.email ?? '');
  announce('signed-in');
}
