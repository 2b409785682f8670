import { Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useBetween } from '../../../shell/preferences/use-between.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface FasterLine {
  key: number;
  name: string;
  cost: string;
  costWithSpeedup: string;
}

export interface SpeedupFacts {
  lines: readonly FasterLine[];
  total: string;
  totalWithSpeedup: string;
}

type SpeedupOfferProps = SpeedupFacts & {
  open: boolean;
  onClose(): void;
  onAnswer(isAccepted: boolean): void;
};

export function SpeedupOffer(props: SpeedupOfferProps) {
  const { open, lines, total, totalWithSpeedup, onClose, onAnswer } = props;
  const t = useTranslations('ordering.speedup');
  const actions = useTranslations('common.actions');
  const amounts = useAmounts();
  const { between } = useBetween();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      text={t('text')}
      closeLabel={actions('close')}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{t('no', { amount: amounts.charge(total) })}</Button>
          <Button
            variant="primary"
            icon={<Zap className="size-4" aria-hidden="true" />}
            onClick={() => onAnswer(true)}
          >
            {t('yes', { amount: amounts.charge(totalWithSpeedup) })}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {lines.map(({ key, name, cost, costWithSpeedup }) => (
          <li key={key} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0" dir="auto">
              {name}
            </span>
            <span className="shrink-0 text-right tabular-nums">
              {amounts.charge(cost)}{' '}
              <span className="text-ink-soft text-note">
                {t('surcharge', { amount: between(costWithSpeedup, cost) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex flex-col gap-1 border-line border-t pt-3">
        <Total name={t('without')}>{amounts.charge(total)}</Total>
        <Total name={t('with')}>{amounts.charge(totalWithSpeedup)}</Total>
      </dl>
    </Dialog>
  );
}

function Total({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
