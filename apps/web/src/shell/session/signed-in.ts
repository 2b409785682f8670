import type { AppServices } from '../../lib/app-services.ts';
import { type Profile, profileQuery } from './profile.ts';
import { rememberVisit } from './remembered.ts';
import { announce } from './session-channel.ts';

/** What this tab knew as a guest is forgotten; the shell is the panel's and stays. */
export function signedIn({ queryClient, call }: AppServices, profile: Profile): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'shell' });
  const known: Profile = { ...profile, auth_token: null };
  queryClient.setQueryData(profileQuery({ call }).queryKey, known);
  rememberVisit(profile.email ?? '');
  announce('signed-in');
}
