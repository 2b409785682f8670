import type { Dashboard } from '@marquee/contract/generated/shell.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { LoneAmount } from '../../shell/preferences/lone-amount.tsx';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { StatTile } from '../../ui/charts/stat-tile.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export function Tiles({ dashboard }: { dashboard: Dashboard }) {
  const numbers = useNumbers();
  const t = useTranslations('dashboard');
  const inPercent = usePercent();
  const share = monthlyChange(dashboard);
  const running = dashboard.orders.find(({ status }) => status === 'in_processing')?.count ?? 0;
  const percent = inPercent(Math.abs(share ?? 0));
  return (
    <div className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
      <StatTile label={t('balance')} value={<LoneAmount amount={dashboard.balance} />} />
      <div className="grid" title={share === undefined ? undefined : t('change', { percent })}>
        <StatTile
          label={t('spentMonth')}
          value={<LoneAmount amount={dashboard.spent_month} />}
          {...(share === undefined
            ? {}
            : { change: { text: percent, direction: share > 0 ? 'up' : share < 0 ? 'down' : 'flat' } })}
        />
      </div>
      <StatTile label={t('running')} value={numbers.count(running)} />
      <StatTile label={t('deliveredToday')} value={numbers.count(dashboard.delivered_today)} />
    </div>
  );
}

/** Change against the 30 days before; undefined if there is too little to compare with. Only for display. */
function monthlyChange({ spent_month, spent_month_before }: Dashboard): number | undefined {
  const [now, before] = [parseMoney(spent_month) ?? zero, parseMoney(spent_month_before) ?? zero];
  if (before === zero || now > before * 10n) return undefined;
  return Number(((now - before) * 1000n) / before) / 1000;
}
