import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import type { ReactNode } from 'react';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../ui/text/without-scheme.ts';
import { isReachable } from './panel-status.tsx';
import type { PanelActionSet } from './use-panel-actions.ts';

interface PanelFactsProps {
  panel: ChildPanelView;
  actions: Pick<PanelActionSet, 'setRenews' | 'isRunning'>;
}

/** Where it is, what it costs and until when it is paid. */
export function PanelFacts({ panel, actions }: PanelFactsProps) {
  const t = useTranslations('childPanels');
  const { charge } = useAmounts();
  const { day } = useDates();
  const isLink = isReachable(panel);
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-2">
        <Fact label={t('facts.shop')}>
          <PanelAddress href={panel.user_client_domain} isLink={isLink} />
        </Fact>
        <Fact label={t('facts.console')}>
          <PanelAddress href={panel.admin_client_domain} isLink={isLink} />
        </Fact>
        <Fact label={t('facts.owner')}>
          <span className="wrap-anywhere">{panel.admin_email}</span>
        </Fact>
        <Fact label={t('facts.created')}>
          <span className="tabular-nums">{day(panel.created_at)}</span>
        </Fact>
        <Fact label={t('create.type')}>{t(`create.types.${panel.domain_type}`)}</Fact>
        <Fact label={t('facts.price')}>
          <span className="tabular-nums">
            {t('facts.month', { amount: charge(panel.tariff_plan_price) })}
          </span>
        </Fact>
        <Fact label={t('facts.paidUntil')}>
          <span className="tabular-nums">{panel.expired_at ? day(panel.expired_at) : t('facts.notYet')}</span>
        </Fact>
      </dl>
      {panel.status !== 'terminated' && (
        <Switch
          checked={panel.renews}
          disabled={actions.isRunning('renews')}
          onChange={({ target }) => void actions.setRenews(target.checked)}
        >
          {t('renews')}
        </Switch>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-note">{label}</dt>
      <dd className="flex min-h-6 min-w-0 items-center gap-1">{children}</dd>
    </div>
  );
}

/** A panel that is closed has nothing to visit: its address is then only told. */
export function PanelAddress({ href, isLink }: { href: string; isLink: boolean }) {
  const common = useTranslations('common');
  const shown = withoutScheme(href);
  return (
    <>
      {isLink ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link tap-area wrap-anywhere min-w-0"
        >
          <bdi dir="ltr">{shown}</bdi>
        </a>
      ) : (
        <span dir="ltr" className="wrap-anywhere min-w-0">
          {shown}
        </span>
      )}
      <CopyButton text={href} label={common('actions.copy')} copiedLabel={common('states.copied')} />
    </>
  );
}
