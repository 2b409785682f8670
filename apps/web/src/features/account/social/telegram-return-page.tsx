import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { telegramAnswer } from './telegram-answer.ts';

/** Only a page can read what Telegram returns, so this one hands it on. */
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
