import { useCallback, useState } from 'react';
import { signWithPasskey } from '../../../lib/passkeys.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';

/** Signs in by passkey, alone or after the password. A dismissed prompt counts as a failure. */
export function usePasskeySignIn(role: 'alone' | 'second factor') {
  const services = useServices();
  const enter = useAfterSignIn();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const signIn = useCallback(async () => {
    const as_second_factor = role === 'second factor';
    setState('busy');
    try {
      const options = await services.call('startPasskeySignIn', { body: { as_second_factor } });
      const passkey = await signWithPasskey(options.data);
      const { data } = as_second_factor
        ? await services.call('finishSignIn', { body: { passkey } })
        : await services.call('signInWithPasskey', { body: { passkey } });
      await enter(data);
    } catch {
      setState('failed');
    }
  }, [role, services, enter]);
  return { signIn, isBusy: state === 'busy', hasFailed: state === 'failed' };
}
