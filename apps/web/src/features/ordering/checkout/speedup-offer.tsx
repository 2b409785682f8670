import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import { add, formatMoney, type Money, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import { Zap } from 'lucide-react';
import { useRef } from 'react';
import { useChargeText, usePaidText } from '../../../product/payments/charge-text.ts';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useLineCosts } from './use-line-costs.ts';

interface FasterLine {
  /** Its index in both prices. */
  index: number;
  name: string;
  cost: string;
  costWithSpeedup: string;
}

export interface SpeedupFacts {
  lines: readonly FasterLine[];
  /** The price that was agreed. */
  standard: CostResult;
  sped: CostResult;
}

type SpeedupOfferProps = SpeedupFacts & {
  open: boolean;
  onClose(): void;
  onAnswer(isAccepted: boolean): void;
};

/** Going on at the price that was agreed is the main button, has the focus and is what Enter does. */
export function SpeedupOffer(props: SpeedupOfferProps) {
  const { open, lines, standard, sped, onClose, onAnswer } = props;
  const t = useTranslations('ordering.speedup');
  const actions = useTranslations('common.actions');
  const chargeText = useChargeText();
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
            {t('yes', { amount: chargeText(sped.charge) })}
          </Button>
          <Button ref={agreed} variant="primary" onClick={() => onAnswer(false)}>
            {t('no', { amount: chargeText(standard.charge) })}
          </Button>
        </>
      }
    >
      <SpeedupSums lines={lines} standard={standard} sped={sped} />
    </Dialog>
  );
}

/** What each line and all of them cost without the faster start and with it. */
export function SpeedupSums({ lines, standard, sped }: SpeedupFacts) {
  const t = useTranslations('ordering');
  const { between } = useAmountsTogether('charges', standard.charge.rate);
  const costs = useLineCosts(standard);
  const paidText = usePaidText();
  // Each amount lies between two totals, so that they lead from the one to the other.
  const [paid, paidWithSpeedup] = [paidAmount(standard), paidAmount(sped)];
  const steps = [paid];
  for (const line of lines) steps.push(add(steps.at(-1) ?? paid, surcharge(line)));
  const surcharged = steps.at(-1) ?? paid;
  const step = (one: Money, other: Money) =>
    between(formatMoney(one), formatMoney(other), one < other ? '−' : '+');
  // Who pays a method's minimum keeps less of it where the orders cost more.
  const kept = subtract(surcharged, subtract(read(standard.toBalance), read(sped.toBalance)));
  const differ = (one: Money, other: Money) => step(one, other) !== step(one, one);
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map(({ index, name }, place) => (
          <li key={index} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0" dir="auto">
              {name}
            </span>
            <span className="shrink-0 text-end tabular-nums">
              {costs.get(index)}{' '}
              <span className="text-ink-soft text-note">
                {step(steps[place + 1] ?? paid, steps[place] ?? paid)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex flex-col gap-1 border-line border-t pt-3">
        <Row name={t('speedup.without')} isTotal>
          {paidText({ charge: standard.charge, paid: formatMoney(paid) })}
        </Row>
        <Row name={t('speedup.surcharge')}>{step(surcharged, paid)}</Row>
        {differ(kept, surcharged) && (
          <Row name={t('checkout.minimum.kept_line')}>{step(kept, surcharged)}</Row>
        )}
        {differ(paidWithSpeedup, kept) && <Row name={t('speedup.rest')}>{step(paidWithSpeedup, kept)}</Row>}
        <Row name={t('speedup.with')} isTotal>
          {paidText({ charge: sped.charge, paid: formatMoney(paidWithSpeedup) })}
        </Row>
      </dl>
    </>
  );
}

const read = (amount: string): Money => parseMoney(amount) ?? zero;

/** The total and what whole cents add to it. */
function paidAmount({ total, surplus }: CostResult): Money {
  return add(read(total), read(surplus));
}

function surcharge({ cost, costWithSpeedup }: FasterLine): Money {
  return subtract(read(costWithSpeedup), read(cost));
}

function Row({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className={`whitespace-nowrap tabular-nums ${isTotal ? 'font-semibold' : 'text-ink-soft'}`}>
        {children}
      </dd>
    </div>
  );
}
