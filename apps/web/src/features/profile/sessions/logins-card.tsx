import type { LoginView } from '@marquee/contract/generated/account.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLabelled } from '../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { loginsQuery } from '../api.ts';
import { useDeviceName } from './device-name.tsx';

export function LoginsCard() {
  const t = useTranslations('profile.logins');
  const common = useTranslations('common');
  const list = useInfiniteQuery(loginsQuery(useServices()));
  const logins = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card id="logins" title={t('title')} text={t('text')} flush>
      {list.isError && (
        <p className="px-4 pb-4 text-danger-text tablet:px-5" role="alert">
          {common('states.failed')}
        </p>
      )}
      {list.data && logins.length === 0 && (
        <p className="px-4 pb-4 text-ink-soft tablet:px-5">{t('empty')}</p>
      )}
      {logins.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {logins.map((login, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history has no ids, and only grows at its end here
            <LoginRow key={index} login={login} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="border-line border-t p-4 tablet:px-5">
          <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {common('actions.showMore')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function LoginRow({ login }: { login: LoginView }) {
  const t = useTranslations('profile.logins');
  const nameOf = useDeviceName();
  const labelled = useLabelled();
  const method = ownMethods.find((name) => name === login.method);
  const label = method ? t(`methods.${method}`) : (networkNames[login.method] ?? login.method);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-2.5 tablet:px-5">
      <span className="min-w-0">
        <Status tone={login.succeeded ? 'success' : 'danger'}>
          {login.succeeded ? label : labelled(label, t('failed'))}
        </Status>
      </span>
      <span className="min-w-0 text-ink-faint text-note">
        {nameOf(login.device)}
        {'\u00a0· '}
        <span dir="ltr" className="wrap-anywhere">
          {login.address}
        </span>
        {'\u00a0· '}
        <Moment value={login.created_at} />
      </span>
    </li>
  );
}

const ownMethods = ['password', 'code', 'register', 'reset', 'passkey', 'second-factor'] as const;

/** Brand names are the same in every language. */
const networkNames: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};
