import type { BulkEffect } from '@marquee/contract/generated/console.ts';
import type { ServiceAction } from '@marquee/domain/delivery/service-states.ts';
import { useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { SelectionBar } from '../../../../product/console/selection-bar.tsx';
import type { RowSelection } from '../../../../product/console/use-row-selection.ts';
import { useAction } from '../../../../product/use-action.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { LazyConfirmDialog } from '../../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

interface Planned {
  body: { ids: number[]; action: ServiceAction; percent?: number };
  effect: BulkEffect;
}

/** Switch the chosen services on or off, or change their prices; what would happen is shown first. */
export function BulkActions({ selection }: { selection: RowSelection }) {
  const t = useTranslations('adminSetup.services');
  const cancel = useTranslations('common.actions')('cancel');
  const services = useServices();
  const action = useAction();
  const [percent, setPercent] = useState('');
  const [planned, setPlanned] = useState<Planned>();
  const share = Math.round(Number(percent.replace(',', '.')) * 10_000) / 1_000_000;
  const plan = (name: ServiceAction) => {
    const body = { ids: [...selection.ids], action: name, ...(name === 'price' ? { percent: share } : {}) };
    void action.run(
      async () => {
        const { data: effect } = await services.call('previewServices', { body });
        setPlanned({ body, effect });
      },
      { name },
    );
  };
  const confirm = () => {
    if (!planned) return;
    void action
      .run(() => services.call('changeServices', { body: planned.body }), {
        name: 'confirm',
        done: ({ data }) => ({ title: t('bulkDone', { count: data.changed }), tone: 'success' }),
        refresh: [consoleKeys.services],
      })
      .then((succeeded) => {
        if (succeeded) selection.clear();
        setPlanned(undefined);
      });
  };
  return (
    <>
      <SelectionBar selection={selection}>
        <Button size="small" loading={action.isRunning('switch_on')} onClick={() => plan('switch_on')}>
          {t('switchOn')}
        </Button>
        <Button size="small" loading={action.isRunning('switch_off')} onClick={() => plan('switch_off')}>
          {t('switchOff')}
        </Button>
        <div className="w-36">
          <Input
            aria-label={t('percent')}
            placeholder={t('percent')}
            inputMode="text"
            value={percent}
            onChange={({ target }) => setPercent(target.value)}
          />
        </div>
        <Button
          size="small"
          disabled={!Number.isFinite(share) || share === 0}
          loading={action.isRunning('price')}
          onClick={() => plan('price')}
        >
          {t('changePrices')}
        </Button>
      </SelectionBar>
      <LazyConfirmDialog
        open={planned !== undefined}
        title={t('bulkTitle', { count: planned?.effect.changed ?? 0 })}
        consequence={planned && <Effect planned={planned} />}
        confirmLabel={t('bulkConfirm', { count: planned?.effect.changed ?? 0 })}
        cancelLabel={cancel}
        busy={action.isRunning('confirm')}
        onConfirm={confirm}
        onCancel={() => setPlanned(undefined)}
      />
    </>
  );
}

function Effect({ planned: { body, effect } }: { planned: Planned }) {
  const t = useTranslations('adminSetup.services');
  const { exact } = useAmounts();
  return (
    <span className="flex flex-col gap-1">
      <span>{t(`effects.${body.action}`)}</span>
      {effect.below_cost > 0 && (
        <span className="font-medium text-danger-text">{t('belowCost', { count: effect.below_cost })}</span>
      )}
      {body.action === 'price' &&
        effect.examples.map(({ id, name, before, after }) => (
          <span key={id} className="flex justify-between gap-4 text-note">
            <span className="min-w-0 truncate">
              #{id} {name}
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {exact(before)} → {exact(after)}
            </span>
          </span>
        ))}
    </span>
  );
}
