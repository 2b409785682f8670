import { ApiError } from '@marquee/contract/client.ts';
import { type ReactNode, useCallback, useRef } from 'react';
import { useShell } from '../../../shell/shell-data.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { OutsideWidget, type Solution } from './outside-widget.tsx';
import { useOwnCaptcha } from './use-own-captcha.ts';

interface Captcha {
  /** The solution for one call. Throws what the form shows while there is none. */
  take(): Promise<string | undefined>;
  /** Goes above the form's button; nothing for the built-in check, which needs no hands. */
  field: ReactNode;
}

/** The panel's check that a person sends the form. */
export function useCaptcha(): Captcha {
  const t = useTranslations('account.captcha');
  const { captcha, captcha_is_enabled: isEnabled } = useShell().settings;
  const { provider, siteKey } = captcha;
  const takeOwn = useOwnCaptcha(isEnabled && provider === 'altcha');
  const solution = useRef<Solution>({ state: 'loading', token: '', reset: () => undefined });

  const take = useCallback(async () => {
    if (!isEnabled) return undefined;
    if (provider === 'altcha') return takeOwn();
    const { token, state, reset } = solution.current;
    // A solution works once, so the box is ready for the next attempt.
    if (token) reset();
    else throw missing(t(state === 'failed' ? 'failed' : 'missing'));
    return token;
  }, [isEnabled, provider, takeOwn, t]);

  const field = isEnabled && provider !== 'altcha' && siteKey !== null && (
    <OutsideWidget provider={provider} siteKey={siteKey} solution={solution} />
  );
  return { take, field };
}

/** As the server would refuse it. */
function missing(message: string): ApiError {
  return new ApiError(422, { code: 'invalid_input', message, errors: { captcha_response: [message] } });
}
