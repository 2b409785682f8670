import type { AppServices } from '../../lib/app-services.ts';
import { prepareCabinet } from '../navigation/cabinet.tsx';
import { bannerKeys, shellKey } from '../query-keys.ts';
import { type Profile, profileQuery } from './profile.ts';
import { rememberVisit } from './remembered.ts';
import { announce } from './session-channel.ts';

/** Theirs are the panel's, whoever looks on. */
const panelWideKeys: readonly unknown[] = [shellKey[0], bannerKeys.all[0]];

/** What this tab knew as a guest is forgotten; the parts around the page are there before the name is known. */
export async function signedIn(services: AppServices, profile: Profile): Promise<void> {
  const { queryClient, call } = services;
  // Without its parts the page still works: they come when they can.
  await prepareCabinet(services).catch(() => undefined);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !panelWideKeys.includes(queryKey[0]) });
  const known: Profile = { ...profile, auth_token: null };
  queryClient.setQueryData(profileQuery({ call }).queryKey, known);
  rememberVisit(profile.email ?? '');
  announce('signed-in');
}
