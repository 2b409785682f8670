import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { AccountFrame } from '../account-frame.tsx';

/** Telegram returns its data after a `#`, which never reaches a server, so this page posts it. */
export function Page() {
  const t = useTranslations('security.signIn');
  const [query] = useSearchParams();
  useEffect(() => {
    const answer = telegramAnswer(window.location.hash);
    const fields = new URLSearchParams({ ...answer, state: query.get('state') ?? '' });
    window.location.replace(`/login/telegram/callback?${fields}`);
  }, [query]);
  return (
    <AccountFrame title={t('telegramReturn')}>
      <Spinner className="size-6 text-icons" />
    </AccountFrame>
  );
}

/** Not checked here: the server verifies the signature. */
function telegramAnswer(hash: string): Record<string, string> {
  const encoded = /[#&]tgAuthResult=([\w+/=-]+)/.exec(hash)?.[1] ?? '';
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
    const fields: Record<string, unknown> = JSON.parse(text);
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
