import type { ServiceUpdate } from '@marquee/contract/service-updates.ts';
import { formatCount } from '@marquee/domain/format/number.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { describesNoLimit } from '@marquee/domain/quantity/quantity.ts';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';

const limits = [
  ['min', 'minimum'],
  ['max', 'maximum'],
  ['step', 'step'],
] as const;

/** What was and what is: a price with its direction, limits with their names. */
export function ChangedTerms({ update: { before, after } }: { update: ServiceUpdate }) {
  const t = useTranslations('service.updates');
  const words = useTranslations('catalogue.limits');
  const count = (value: number) => (describesNoLimit(BigInt(value)) ? words('noLimit') : formatCount(value));
  if (!before || !after) return null;
  return (
    <>
      {before.price !== undefined && after.price !== undefined && (
        <PriceChange before={before.price} after={after.price} />
      )}
      {limits.map(([term, name]) => {
        const [was, is] = [before[term], after[term]];
        if (was === undefined || is === undefined || was === is) return null;
        return (
          <Change key={term} name={t(name)} before={count(was)}>
            {count(is)}
          </Change>
        );
      })}
    </>
  );
}

function PriceChange({ before, after }: { before: string; after: string }) {
  const t = useTranslations('service.updates');
  const amounts = useAmounts();
  const [was, is] = [parseMoney(before) ?? zero, parseMoney(after) ?? zero];
  if (was === is) return null;
  const isCheaper = is < was;
  const Arrow = isCheaper ? ArrowDown : ArrowUp;
  return (
    <Change name={t('kinds.price')} before={amounts.unitPrice(before)}>
      <span
        className={`inline-flex items-center gap-0.5 ${isCheaper ? 'text-success-text' : 'text-warning-text'}`}
      >
        <Arrow className="size-3.5" aria-hidden="true" />
        {amounts.unitPrice(after)}
        <span className="sr-only"> ({t(isCheaper ? 'cheaper' : 'dearer')})</span>
      </span>
    </Change>
  );
}

function Change({ name, before, children }: { name: string; before: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-note tabular-nums">
      <span className="text-ink-faint">{name}</span>
      <s className="text-ink-faint">{before}</s>
      <ArrowRight className="size-3.5 text-ink-faint" aria-hidden="true" />
      <span className="font-medium">{children}</span>
    </span>
  );
}
