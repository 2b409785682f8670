import type { PriceRulePreview } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/use-services.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import { useErrorMessage } from '../../../../shell/errors/use-error-message.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../../shell/preferences/use-percent.ts';
import { SkeletonLines } from '../../../../ui/feedback/skeleton-lines.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { rulePreviewQuery } from './api.ts';
import type { TriedRule } from './rule-draft.ts';

/** In ms: while somebody types, nothing is reckoned. */
const pause = 400;

/** How many prices change, which change most, and what leaves the shop, before anything is saved. */
export function RulePreview({ tried }: { tried: TriedRule | undefined }) {
  const t = useTranslations('adminPriceRules.preview');
  const errorMessage = useErrorMessage();
  const settled = useSettled(JSON.stringify(tried), pause);
  const asked = settled === undefined ? undefined : (JSON.parse(settled) as TriedRule);
  const { data, error } = useQuery(rulePreviewQuery(useServices(), asked));
  if (!tried) return null;
  return (
    <section aria-live="polite" className="rounded-md bg-surface-soft px-3.5 py-3">
      <h3 className="pb-1 font-semibold">{t('title')}</h3>
      {error && <p className="text-danger-text">{errorMessage(error)}</p>}
      {!data && !error && <SkeletonLines count={3} />}
      {data && !error && <Effect preview={data} />}
    </section>
  );
}

function Effect({ preview }: { preview: PriceRulePreview }) {
  const t = useTranslations('adminPriceRules.preview');
  const { changed, kept_by_hand, leaving, examples } = preview;
  return (
    <>
      <p>{t('changed', { count: changed })}</p>
      {kept_by_hand > 0 && <p>{t('kept', { count: kept_by_hand })}</p>}
      {leaving > 0 && <p className="font-medium text-danger-text">{t('leaving', { count: leaving })}</p>}
      {examples.length > 0 && (
        <>
          <h4 className="pt-2 font-medium text-note">{t('largest')}</h4>
          <ul className="flex flex-col gap-1.5 pt-1">
            {examples.map((example) => (
              <Example key={example.id} example={example} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Example({ example }: { example: PriceRulePreview['examples'][number] }) {
  const numbers = useNumbers();
  const t = useTranslations('adminPriceRules.preview');
  const { exact } = useAmounts();
  const percent = usePercent();
  const { id, name, before, after, cost, margin, pricing_per } = example;
  return (
    <li className="flex justify-between gap-4 text-note">
      <span className="min-w-0">
        <span className="block truncate">
          <span className="text-ink-faint tabular-nums">#{id}</span> {name}
        </span>
        <span className="block text-ink-faint">
          {t('costAndMargin', { cost: exact(cost), margin: margin === null ? '–' : percent(margin) })}
        </span>
      </span>
      <span className="shrink-0 text-end tabular-nums">
        <span className="block whitespace-nowrap font-medium">
          {exact(before)} → {exact(after)}
        </span>
        {pricing_per > 1 && (
          <span className="block text-ink-faint">{t('per', { quantity: numbers.count(pricing_per) })}</span>
        )}
      </span>
    </li>
  );
}
