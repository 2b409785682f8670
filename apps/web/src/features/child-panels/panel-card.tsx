import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { PanelActions } from './panel-actions.tsx';
import { PanelFacts } from './panel-facts.tsx';
import { PanelStatus, usePanelAbout } from './panel-status.tsx';
import { PanelWarning } from './panel-warning.tsx';
import { usePanelActions } from './use-panel-actions.ts';
import { WaitingOrders } from './waiting-orders.tsx';

export function PanelCard({ panel }: { panel: ChildPanelView }) {
  const t = useTranslations('childPanels');
  const about = usePanelAbout()(panel);
  const actions = usePanelActions(panel);
  const heading = `child-panel-${panel.id}`;
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={heading}
        className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-4 tablet:p-5"
      >
        <div className="flex flex-col gap-1">
          <div className="flex items-start justify-between gap-3">
            <h2 id={heading} className="wrap-anywhere min-w-0 font-semibold text-16">
              <BareLink href={`/child-panels/${panel.id}`} className="rounded-sm hover:underline">
                {panel.domain}
              </BareLink>
            </h2>
            <PanelStatus status={panel.status} />
          </div>
          {about && <p className="text-ink-soft">{about}</p>}
        </div>
        <WaitingOrders panel={panel} />
        {panel.dns?.leads_elsewhere && <PanelWarning>{t('about.leadsElsewhere')}</PanelWarning>}
        <PanelFacts panel={panel} actions={actions} />
        <div className="mt-auto pt-1">
          <PanelActions panel={panel} actions={actions} inList />
        </div>
      </article>
    </li>
  );
}
