import type { Overview } from '@marquee/contract/generated/console.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const steps = ['links', 'checkouts', 'payment_pages', 'orders'] as const;

/** How many of those who entered a link came how far. */
export function CheckoutFunnel({ funnel }: { funnel: NonNullable<Overview['funnel']> }) {
  const numbers = useNumbers();
  const t = useTranslations('adminOverview');
  const percent = usePercent();
  const links = funnel.links.now;
  const most = Math.max(...steps.map((step) => funnel[step].now), 1);
  // Who orders again without a link, and what was entered the day before, may be more than the links of the period.
  const ofLinks = (count: number) =>
    links > 0 && count <= links ? ` · ${percent(Math.round((count / links) * 100) / 100)}` : '';
  return (
    <Card title={t('funnel')} text={t('funnelText')}>
      <ol className="flex flex-col gap-3">
        {steps.map((step) => {
          const { now } = funnel[step];
          return (
            <li key={step}>
              <ProgressBar
                value={now}
                max={most}
                label={t(`steps.${step}`)}
                text={numbers.count(now) + ofLinks(now)}
              />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
