import type { ConsoleProvider } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useAction } from '../../../../product/use-action.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { syncCounts } from './sync-counts.ts';

interface Outcome {
  works: boolean;
  text: string;
}

/** Test call, sync and hold. */
export function ProviderActions({ provider }: { provider: ConsoleProvider }) {
  const t = useTranslations('adminSetup.providers');
  const services = useServices();
  const action = useAction();
  const [tested, setTested] = useState<Outcome>();
  const [isHolding, setHolding] = useState(false);
  const { id, hold, sync, last_sync } = provider;
  const params = { id };
  const refresh = [consoleKeys.providers];
  const test = () =>
    void action.run(
      async () => {
        const { data } = await services.call('testProvider', { params });
        const { works, message, balance, currency, services: count, took_ms } = data;
        const values = { balance: `${balance} ${currency}`, count: count ?? 0, ms: String(took_ms) };
        setTested({
          works,
          text: works ? t('testWorks', values) : t('testFails', { message: message ?? '' }),
        });
      },
      { name: 'test' },
    );
  const startSync = (accept_shrunken: boolean) =>
    void action.run(() => services.call('requestProviderSync', { params, body: { accept_shrunken } }), {
      name: 'sync',
      done: t('syncStarted'),
      refresh,
    });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button loading={action.isRunning('test')} onClick={test}>
          {t('test')}
        </Button>
        {provider.can_sync && (
          <Button
            loading={action.isRunning('sync')}
            disabled={sync !== null || !provider.is_enabled}
            onClick={() => startSync(false)}
          >
            {t('sync')}
          </Button>
        )}
        {hold?.reason === 'operator' ? (
          <Button
            loading={action.isRunning('hold')}
            onClick={() =>
              void action.run(() => services.call('releaseProvider', { params }), {
                name: 'hold',
                done: t('released'),
                refresh,
              })
            }
          >
            {t('release')}
          </Button>
        ) : (
          !hold && <Button onClick={() => setHolding(true)}>{t('hold')}</Button>
        )}
      </div>
      {tested && <Notice tone={tested.works ? 'success' : 'danger'}>{tested.text}</Notice>}
      {sync && (
        <>
          <Moment value={sync.requested_at} />
          <ProgressBar
            label={t('syncing')}
            value={sync.done ?? undefined}
            max={sync.total ?? undefined}
            text={sync.total === null ? undefined : `${sync.done ?? 0} / ${sync.total}`}
          />
        </>
      )}
      {!sync && last_sync && <LastSync provider={provider} onAccept={() => startSync(true)} />}
      <ReasonDialog
        open={isHolding}
        title={t('hold')}
        text={t('holdText', { count: provider.services })}
        field="note"
        confirm={t('hold')}
        done={t('heldDone')}
        refresh={refresh}
        send={(note) => services.call('holdProvider', { params, body: { note } })}
        onClose={() => setHolding(false)}
      />
    </div>
  );
}

function LastSync({ provider, onAccept }: { provider: ConsoleProvider; onAccept: () => void }) {
  const t = useTranslations('adminSetup.providers');
  const refusals = useTranslations('adminSetup.providers.refusals');
  const { last_sync } = provider;
  if (!last_sync) return null;
  const { refusal, offered } = last_sync;
  return (
    <>
      {refusal && <Notice tone="danger">{refusals(refusal)}</Notice>}
      <p className="text-ink-soft text-note">{t('syncOutcome', syncCounts(last_sync))}</p>
      {refusal === 'shrunken' && (
        <Button className="self-start" onClick={onAccept}>
          {t('acceptShrunken', { count: offered })}
        </Button>
      )}
    </>
  );
}
