import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useAction } from '../../../../product/use-action.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { sendingHoldQuery } from './api.ts';

/** Whether orders go out at all: stopped for the whole panel with a reason, and let go again. */
export function SendingHold() {
  const t = useTranslations('adminSetup.sending');
  const services = useServices();
  const action = useAction();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(sendingHoldQuery(services));
  const refresh = [consoleKeys.sendingHold];
  const hold = data?.hold;
  return (
    <div
      className={`mb-4 flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3 ${hold ? 'border-transparent bg-danger-soft text-danger-text' : 'border-line bg-surface'}`}
    >
      <p className="min-w-0 flex-1 basis-60">
        {hold ? t('stopped', { reason: hold.reason }) : t('running')} {hold && <Moment value={hold.since} />}
      </p>
      {hold ? (
        <Button
          loading={action.isBusy}
          onClick={() =>
            void action.run(() => services.call('releaseSending', {}), { done: t('released'), refresh })
          }
        >
          {t('release')}
        </Button>
      ) : (
        <Button onClick={() => setAsking(true)}>{t('stop')}</Button>
      )}
      <ReasonDialog
        open={isAsking}
        title={t('stop')}
        text={t('stopText')}
        field="reason"
        confirm={t('stop')}
        done={t('done')}
        refresh={refresh}
        send={(reason) => services.call('holdSending', { body: { reason } })}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
