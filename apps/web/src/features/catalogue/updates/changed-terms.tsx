import type { ServiceUpdate, ChangedTerms as Terms } from '@marquee/contract/generated/catalogue.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { describesNoLimit } from '@marquee/domain/quantity/quantity.ts';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const limits = [
  ['min', 'minimum'],
  ['max', 'maximum'],
  ['step', 'step'],
] as const;

const changeLook = 'inline-flex items-center gap-1.5 whitespace-nowrap text-note tabular-nums';

/** Old and new terms: a price with its direction, limits with their names. */
export function ChangedTerms({ update: { before, after } }: { update: ServiceUpdate }) {
  const numbers = useNumbers();
  const t = useTranslations('service.updates');
  const labels = useTranslations('catalogue.limits');
  const count = (value: number) =>
    describesNoLimit(BigInt(value)) ? labels('noLimit') : numbers.count(value);
  if (!after) return null;
  if (!before) return <StartingPrice terms={after} />;
  return (
    <>
      {before.price !== undefined && after.price !== undefined && (
        <PriceChange before={before.price} after={after.price} />
      )}
      {limits.map(([term, name]) => {
        const [oldValue, newValue] = [before[term], after[term]];
        if (oldValue === undefined || newValue === undefined || oldValue === newValue) return null;
        return <LimitChange key={term} name={t(name)} before={count(oldValue)} after={count(newValue)} />;
      })}
    </>
  );
}

function StartingPrice({ terms: { price, pricing_per = 1 } }: { terms: Terms }) {
  const numbers = useNumbers();
  const t = useTranslations('service.box');
  const amounts = useAmounts();
  if (price === undefined) return null;
  const amount = amounts.unitPrice(price);
  return (
    <span className="whitespace-nowrap font-medium text-note tabular-nums">
      {pricing_per === 1 ? amount : t('unit', { amount, quantity: numbers.count(pricing_per) })}
    </span>
  );
}

function PriceChange({ before, after }: { before: string; after: string }) {
  const t = useTranslations('service.updates');
  const amounts = useAmounts();
  const [oldValue, newValue] = [parseMoney(before) ?? zero, parseMoney(after) ?? zero];
  if (oldValue === newValue) return null;
  const isCheaper = newValue < oldValue;
  const Arrow = isCheaper ? ArrowDown : ArrowUp;
  return (
    <span className={changeLook}>
      <s className="text-ink-faint">{amounts.unitPrice(before)}</s>
      <Arrow className={`size-3.5 ${isCheaper ? 'text-success' : 'text-warning'}`} aria-hidden="true" />
      <span className="font-medium">{amounts.unitPrice(after)}</span>
      <span className="sr-only">({t(isCheaper ? 'cheaper' : 'dearer')})</span>
    </span>
  );
}

function LimitChange({ name, before, after }: { name: string; before: string; after: string }) {
  return (
    <span className={changeLook}>
      <span className="text-ink-faint">{name}</span>
      <s className="text-ink-faint">{before}</s>
      <ArrowRight className="size-3.5 text-ink-faint" aria-hidden="true" />
      <span className="font-medium">{after}</span>
    </span>
  );
}
