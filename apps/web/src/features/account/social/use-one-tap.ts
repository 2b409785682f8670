import { ApiError } from '@marquee/contract/client.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { currentConsent } from '../../../shell/consent/consent.ts';
import { loadScript } from '../../../shell/consent/load-script.ts';
import { readReferral } from '../sign-in-query.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';

interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    use_fedcm_for_prompt: boolean;
    callback(answer: { credential: string }): void;
  }): void;
  prompt(): void;
  cancel(): void;
}

const source = 'https://accounts.google.com/gsi/client';

/** Google's own prompt, only if the panel enables it and the visitor accepted third-party scripts. */
export function useOneTap(clientId: string | null): void {
  const services = useServices();
  const enter = useAfterSignIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (!clientId || currentConsent()?.advertising !== 'granted') return;
    const take = async (credential: string) => {
      try {
        const { data } = await services.call('loginWithGoogleOneTap', {
          body: { credential, ...readReferral() },
        });
        await enter(data);
      } catch (error) {
        const needsSecondFactor = error instanceof ApiError && error.code === 'second_factor_needed';
        await navigate(`/login?notice=${needsSecondFactor ? 'second-factor' : 'social-failed'}`, {
          replace: true,
        });
      }
    };
    loadScript(source);
    const waiting = setInterval(() => {
      const google = identity();
      if (!google) return;
      clearInterval(waiting);
      google.initialize({
        client_id: clientId,
        use_fedcm_for_prompt: true,
        callback: ({ credential }) => void take(credential),
      });
      google.prompt();
    }, 200);
    return () => {
      clearInterval(waiting);
      identity()?.cancel();
    };
  }, [clientId, services, enter, navigate]);
}

function identity(): GoogleIdentity | undefined {
  return (window as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id;
}
