import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { supportsPasskeys } from '../../../lib/passkeys.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { afterSignIn } from '../../../shell/session/after-sign-in.ts';
import { ProviderMark, providerNames } from '../../../shell/session/provider-mark.tsx';
import { TelegramBot } from '../../../shell/session/telegram-bot.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-style.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { usePasskeySignIn } from '../second-factor/use-passkey-sign-in.ts';
import { readReferral } from '../sign-in-query.ts';
import { signInOptionsQuery } from './api.ts';
import { useOneTap } from './use-one-tap.ts';

/** Sign-in without a password: the panel's providers, and passkeys where the browser supports them. */
export function OtherSignInOptions({ passkeys = false }: { passkeys?: boolean }) {
  const t = useTranslations('security.signIn');
  const services = useServices();
  const [query] = useSearchParams();
  const options = useQuery(signInOptionsQuery(services)).data;
  const passkey = usePasskeySignIn('alone');
  // Known only in the browser: passkey support, and the cookies that tell where the visitor comes from.
  const [browser, setBrowser] = useState<{ passkeys: boolean; referral: Record<string, string> }>();
  useEffect(() => {
    const { affiliate_code = '', ...others } = readReferral();
    setBrowser({ passkeys: supportsPasskeys(), referral: { affiliate_code, ...others } });
  }, []);
  useOneTap(options?.google_one_tap_client_id ?? null);

  const providers = options?.providers ?? [];
  if (providers.length === 0 && !passkeys) return null;
  const params = new URLSearchParams({
    redirect: afterSignIn(query),
    locale: services.locale,
    ...browser?.referral,
  });
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-ink-faint text-note before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {providers.map((provider) => (
        // A full page load, because the provider's page is not part of the app.
        <a
          key={provider}
          href={`/login/${provider}?${params}`}
          className={buttonClass({ size: 'large', wide: true })}
        >
          <ProviderMark provider={provider} />
          {t('with', { provider: providerNames[provider] })}
        </a>
      ))}
      {providers.includes('telegram') && (
        <TelegramBot className="-mt-1 text-center text-ink-faint text-note" />
      )}
      {passkeys && (
        <Button
          size="large"
          wide
          icon={<Fingerprint className="size-5" />}
          loading={passkey.isBusy}
          disabled={browser?.passkeys === false}
          onClick={passkey.signIn}
        >
          {t('withPasskey')}
        </Button>
      )}
      {passkey.hasFailed && <Notice tone="danger">{t('passkeyFailed')}</Notice>}
    </div>
  );
}
