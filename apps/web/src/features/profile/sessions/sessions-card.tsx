import type { SessionView } from '@marquee/contract/generated/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { accountKeys } from '../../../product/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { sessionsQuery } from '../api.ts';
import { DeviceIcon, useDeviceName } from './device-name.tsx';

export function SessionsCard() {
  const t = useTranslations('profile.sessions');
  const common = useTranslations('common');
  const services = useServices();
  const sessions = useQuery(sessionsQuery(services));
  const { isRunning, run } = useAction();
  const end = (name: string, call: () => Promise<unknown>) =>
    run(call, { name, done: t('ended'), refresh: [accountKeys.sessions] });
  const endOthers = async () => {
    const agree = t('endOthers');
    if (await confirm({ title: t('endOthersTitle'), text: t('endOthersText'), agree }))
      await end('others', () => services.call('endOtherSessions'));
  };
  if (!sessions.data) {
    const retry = {
      label: common('actions.retry'),
      onRetry: () => sessions.refetch(),
      busy: sessions.isFetching,
    };
    return (
      <Card id="sessions" title={t('title')}>
        {sessions.isError && <ErrorState title={common('states.failed')} retry={retry} />}
      </Card>
    );
  }
  return (
    <Card id="sessions" title={t('title')} flush>
      <ul className="divide-y divide-line border-line border-t">
        {sessions.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isRunning(session.id)}
            onEnd={() => end(session.id, () => services.call('endSession', { params: { id: session.id } }))}
          />
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <div className="border-line border-t p-4 tablet:px-5">
          <Button loading={isRunning('others')} onClick={endOthers}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface SessionRowProps {
  session: SessionView;
  isEnding: boolean;
  onEnd(): void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations('profile.sessions');
  const nameOf = useDeviceName();
  const name = session.is_impersonation ? t('operator') : nameOf(session.device);
  return (
    <li className="flex items-center gap-3 px-4 py-3 tablet:px-5">
      <DeviceIcon device={session.device} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {session.is_current && <Badge tone="success">{t('current')}</Badge>}
        </p>
        <p className="text-ink-faint text-note">
          {t.rich('active', { time: () => <Moment value={session.last_seen_at} /> })}
          {'\u00a0· '}
          {t.rich('since', { time: () => <Moment value={session.created_at} /> })}
          {'\u00a0· '}
          <span dir="ltr" className="wrap-anywhere">
            {session.address}
          </span>
        </p>
      </div>
      {!session.is_current && (
        <Button size="small" loading={isEnding} onClick={onEnd} aria-label={`${t('end')}: ${name}`}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
