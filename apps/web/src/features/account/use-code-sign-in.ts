import { ApiError } from '@marquee/contract/client.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { afterSignIn } from '../../shell/session/after-sign-in.ts';
import { signedIn } from '../../shell/session/signed-in.ts';

type CodeState = 'none' | 'swapping' | 'failed' | 'halfway';

/** A one-time code in the address is swapped for a session at once, and taken out of the address bar. */
export function useCodeSignIn(): CodeState {
  const services = useServices();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const token = useRef(query.get('token'));
  const [state, setState] = useState<CodeState>(token.current ? 'swapping' : 'none');

  useEffect(() => {
    const code = token.current;
    if (!code) return;
    token.current = null;
    const swap = async () => {
      try {
        const { data } = await services.call('loginWithCode', { body: { token: code } });
        await signedIn(services, data);
        await navigate(afterSignIn(query), { replace: true });
      } catch (error) {
        const isHalfway = error instanceof ApiError && error.code === 'second_factor_needed';
        setState(isHalfway ? 'halfway' : 'failed');
        setQuery(
          (current) => {
            current.delete('token');
            return current;
          },
          { replace: true },
        );
      }
    };
    void swap();
  }, [services, navigate, query, setQuery]);
  return state;
}
