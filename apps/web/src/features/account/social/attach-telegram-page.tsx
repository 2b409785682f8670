import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { profileKey } from '../../../shell/query-keys.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { telegramAnswer } from './telegram-answer.ts';

const fieldNames = ['id', 'first_name', 'last_name', 'username', 'photo_url', 'auth_date', 'hash'];
const nextPath = '/security';

/**
 * Where a link of the bot or Telegram itself leads to connect an account. With Telegram's answer it asks first:
 * a link that somebody else made would otherwise give them a way into the reader's account.
 */
export function Page() {
  const [query] = useSearchParams();
  const [answer, setAnswer] = useState<Record<string, string>>();
  useEffect(() => {
    const sent = Object.fromEntries([...query].filter(([name]) => fieldNames.includes(name)));
    setAnswer({ ...sent, ...telegramAnswer(window.location.hash) });
  }, [query]);
  if (!answer) return <Departure isReady={false} />;
  return answer.hash ? <Question answer={answer} /> : <Departure isReady />;
}

/** Goes to Telegram, which comes back with an answer for this browser. */
function Departure({ isReady }: { isReady: boolean }) {
  const t = useTranslations('security.signIn');
  const retry = useTranslations('common.actions')('retry');
  const services = useServices();
  const isSent = useRef(false);
  const form = useForm(async () => {
    const redirect_uri = localizedPath(nextPath, services.locale);
    const { data } = await services.call('connectSocial', { body: { provider: 'telegram', redirect_uri } });
    window.location.assign(data.url);
  });
  useEffect(() => {
    if (!isReady || isSent.current) return;
    isSent.current = true;
    form.form.ref.current?.requestSubmit();
  });
  return (
    <AccountFrame title={t('telegramDeparture')}>
      <form {...form.form} className="flex flex-col gap-5">
        {form.message ? (
          <>
            <Notice tone="danger">{form.message}</Notice>
            <Button type="submit" variant="primary" size="large" wide>
              {retry}
            </Button>
          </>
        ) : (
          <Spinner className="size-6 text-icons" />
        )}
      </form>
    </AccountFrame>
  );
}

function Question({ answer }: { answer: Record<string, string> }) {
  const t = useTranslations('security');
  const cancel = useTranslations('common.actions')('cancel');
  const services = useServices();
  const navigate = useNavigate();
  const profile = useProfile();
  const form = useForm(async () => {
    await services.call('attachTelegram', { query: answer });
    await services.queryClient.invalidateQueries({ queryKey: profileKey });
    await navigate(`${nextPath}?notice=social-connected`, { replace: true });
  });
  const name = answer.username
    ? `@${answer.username}`
    : [answer.first_name, answer.last_name].join(' ').trim();
  return (
    <AccountFrame
      title={t('attach.title')}
      text={
        <span className="wrap-anywhere">
          {t('attach.text', { name, account: profile?.email ?? profile?.name ?? '' })}
        </span>
      }
    >
      <form {...form.form} className="flex flex-col gap-3">
        {(form.message ?? form.error('hash')) && (
          <Notice tone="danger">{form.error('hash') ? t('signIn.socialFailed') : form.message}</Notice>
        )}
        <Button type="submit" variant="primary" size="large" wide loading={form.isSending}>
          {t('social.connectLabel', { provider: 'Telegram' })}
        </Button>
        <LinkButton href={nextPath} variant="quiet" wide>
          {cancel}
        </LinkButton>
      </form>
    </AccountFrame>
  );
}
