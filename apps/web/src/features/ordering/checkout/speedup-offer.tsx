import { Zap } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
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

/** Going on at the price that was agreed is the main button, has the focus and is what Enter does. */
export function SpeedupOffer(props: SpeedupOfferProps) {
  const { open, lines, total, totalWithSpeedup, onClose, onAnswer } = props;
  const t = useTranslations('ordering.speedup');
  const actions = useTranslations('common.actions');
  const { total: shown, between } = useAmountsTogether();
  const agreed = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      text={t('text')}
      closeLabel={actions('close')}
      initialFocus={agreed}
      footer={
        <>
          <Button icon={<Zap className="size-4" aria-hidden="true" />} onClick={() => onAnswer(true)}>
            {t('yes', { amount: shown(totalWithSpeedup) })}
          </Button>
          <Button ref={agreed} variant="primary" onClick={() => onAnswer(false)}>
            {t('no', { amount: shown(total) })}
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
              {shown(cost)}{' '}
              <span className="text-ink-soft text-note">
                {t('surcharge', { amount: between(costWithSpeedup, cost) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex flex-col gap-1 border-line border-t pt-3">
        <Total name={t('without')}>{shown(total)}</Total>
        <Total name={t('with')}>{shown(totalWithSpeedup)}</Total>
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
