import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { afterSignIn } from '../../shell/session/after-sign-in.ts';
import type { Profile } from '../../shell/session/profile.ts';
import { signedIn } from '../../shell/session/signed-in.ts';

/** After any kind of sign-in: refreshes the profile and opens the page the visitor came for. */
export function useAfterSignIn(): (profile: Profile) => Promise<void> {
  const services = useServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return useCallback(
    async (profile) => {
      await signedIn(services, profile);
      await navigate(afterSignIn(query), { replace: true });
    },
    [services, navigate, query],
  );
}
