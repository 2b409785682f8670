import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

export const holdQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: consoleKeys.orderQueue('dispatch-hold', {}),
    queryFn: async ({ signal }) => (await call('getDispatchHold', {}, { signal })).data,
    refetchInterval: 30_000,
  });

/** Keeps orders from going out, for as long as a provider or a restore asks for it. */
export function DispatchHold() {
  const t = useTranslations('adminQueues.hold');
  const common = useTranslations('common.actions');
  const reasonLabel = useTranslations('adminQueues')('reason');
  const services = useServices();
  const { data: hold } = useQuery(holdQuery(services));
  const action = useAction();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const set = async (is_held: boolean) => {
    const body = is_held ? { is_held, reason: reason.trim() } : { is_held };
    const done = is_held ? t('held') : t('released');
    const ok = await action.run(() => services.call('setDispatchHold', { body }), {
      done,
      refresh: [consoleKeys.orderQueues],
    });
    if (ok) setOpen(false);
  };
  if (hold?.is_held)
    return (
      <Notice tone="danger">
        <span className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 flex-1">
            {t('on')} {hold.reason} {hold.since && <Moment value={hold.since} />}
          </span>
          <Button size="small" loading={action.isBusy} onClick={() => void set(false)}>
            {t('release')}
          </Button>
        </span>
      </Notice>
    );
  return (
    <div className="mb-4">
      <Button size="small" onClick={() => setOpen(true)}>
        {t('hold')}
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('hold')}
        text={t('text')}
        closeLabel={common('close')}
        footer={
          <Button
            variant="danger"
            loading={action.isBusy}
            disabled={reason.trim().length < 3}
            onClick={() => void set(true)}
          >
            {t('hold')}
          </Button>
        }
      >
        <TextField
          label={reasonLabel}
          name="reason"
          maxLength={1000}
          value={reason}
          onValueChange={setReason}
        />
      </LazyDialog>
    </div>
  );
}
