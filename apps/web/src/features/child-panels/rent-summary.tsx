import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { LoneAmount } from '../../shell/preferences/lone-amount.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { PanelWarning } from './panel-warning.tsx';
import { lackingFor } from './use-panel-actions.ts';

interface RentSummaryProps {
  price: string;
  panels: readonly ChildPanelView[];
}

/** What a panel costs, and what there is to pay it from. */
export function RentSummary({ price, panels }: RentSummaryProps) {
  const t = useTranslations('childPanels');
  const { charge } = useAmounts();
  const balance = useProfile()?.balance ?? '0';
  return (
    <Card>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <Figure label={t('rent.price')}>{price === '0' ? t('rent.free') : charge(price)}</Figure>
        <Figure label={t('rent.balance')}>
          <LoneAmount amount={balance} />
        </Figure>
        <LinkButton href="/add-funds" className="ms-auto max-tablet:ms-0">
          {t('rent.addFunds')}
        </LinkButton>
      </div>
      <p className="pt-3 text-ink-soft text-note">{t('rent.text')}</p>
      <ShortBalance balance={balance} panels={panels} />
    </Card>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <p className="text-ink-soft text-note">{label}</p>
      <p className="font-semibold text-20 tabular-nums">{children}</p>
    </div>
  );
}

/** The panel whose month ends first, if the balance does not cover it. */
function ShortBalance({ balance, panels }: { balance: string; panels: readonly ChildPanelView[] }) {
  const t = useTranslations('childPanels.rent');
  const { charge } = useAmounts();
  const { day } = useDates();
  const [next] = panels
    .filter(({ status, renews, expired_at }) => status === 'active' && renews && expired_at !== null)
    .toSorted((one, other) => (one.expired_at ?? '').localeCompare(other.expired_at ?? ''));
  if (!next?.expired_at) return null;
  const lacking = lackingFor(next.tariff_plan_price, balance);
  if (lacking === '0') return null;
  return (
    <div className="pt-4">
      <PanelWarning
        action={
          <LinkButton size="small" href={`/add-funds?amount=${lacking}`}>
            {t('addFunds')}
          </LinkButton>
        }
      >
        {t('short', { domain: next.domain, amount: charge(lacking), date: day(next.expired_at) })}
      </PanelWarning>
    </div>
  );
}
