import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { PanelWarning } from './panel-warning.tsx';

/** Customers have paid, but the owner's balance does not cover what the orders cost here. */
export function WaitingOrders({ panel }: { panel: ChildPanelView }) {
  const t = useTranslations('childPanels');
  const { exact } = useAmounts();
  const { waiting_orders: count, waiting_cost } = panel;
  if (count === 0) return null;
  return (
    <PanelWarning
      action={
        <LinkButton size="small" href="/add-funds">
          {t('rent.addFunds')}
        </LinkButton>
      }
    >
      {t('about.waiting', { count, amount: exact(waiting_cost) })}
    </PanelWarning>
  );
}
