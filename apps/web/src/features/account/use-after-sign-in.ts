import { isConsolePath } from '@marquee/domain/routes/console-path.ts';
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
      const address = afterSignIn(query);
      // The console is an app of its own, which the shop’s router does not know.
      if (isConsolePath(address)) location.replace(address);
      else await navigate(address, { replace: true });
    },
    [services, navigate, query],
  );
}
