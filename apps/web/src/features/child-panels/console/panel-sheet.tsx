import type { StaffChildPanel } from '@marquee/contract/generated/console.ts';
import type { ReactNode } from 'react';
import { Facts } from '../../../product/console/facts.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../../ui/text/without-scheme.ts';
import { PanelWarning } from '../panel-warning.tsx';
import { StaffPanelStatus } from './panel-columns.tsx';
import { FreezeForm, UnfreezeButton } from './panel-freezing.tsx';
import { PriceForm } from './price-form.tsx';

type Fact = readonly [name: string, value: ReactNode];

/** Everything about one child panel, and what staff can do about it. */
export function PanelSheet({ panel }: { panel: StaffChildPanel }) {
  const numbers = useNumbers();
  const t = useTranslations('adminChildPanels');
  const { exact } = useAmounts();
  const { day } = useDates();
  const { owner, status } = panel;
  const isHeld = status === 'frozen' && panel.frozen_by !== null;
  const link = (
    <TextLink key="address" href={panel.address} target="_blank">
      <bdi dir="ltr">{withoutScheme(panel.address)}</bdi>
    </TextLink>
  );
  return (
    <div className="flex flex-col gap-6">
      {panel.leads_elsewhere && <PanelWarning>{t('leadsElsewhere')}</PanelWarning>}
      <Facts
        facts={[
          [t('status'), <StaffPanelStatus key="status" status={status} />],
          [t('domain'), panel.domain],
          [t('address'), link],
          [t('type'), t(`types.${panel.domain_type}`)],
          ...ownerFact(t('owner'), owner),
          [t('price'), exact(panel.price)],
          [t('renews'), panel.renews ? t('renewsOn') : t('renewsOff')],
          [t('paidUntil'), panel.paid_until ? day(panel.paid_until) : t('notYet')],
          [t('fees'), exact(panel.fees)],
          [t('revenue'), exact(panel.revenue)],
          [t('orders'), numbers.count(panel.orders)],
          [t('customers'), numbers.count(panel.customers)],
        ]}
      />
      <History panel={panel} />
      {status !== 'terminated' && <PriceForm id={panel.id} price={panel.price} />}
      {isHeld && <UnfreezeButton id={panel.id} />}
      {!isHeld && status !== 'terminated' && <FreezeForm id={panel.id} domain={panel.domain} />}
    </div>
  );
}

function ownerFact(label: string, owner: StaffChildPanel['owner']): Fact[] {
  if (!owner) return [];
  const link = (
    <TextLink key="owner" href={`/admin/customers/${owner.id}`}>
      {owner.email ?? owner.name}
    </TextLink>
  );
  return [[label, link]];
}

function History({ panel }: { panel: StaffChildPanel }) {
  const t = useTranslations('adminChildPanels');
  const { dateTime } = useDates();
  const at = (name: string, moment: string | null): Fact[] => (moment ? [[name, dateTime(moment)]] : []);
  const isFrozen = panel.frozen_at !== null;
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-5">
      <h3 className="font-semibold">{t('history')}</h3>
      <Facts
        facts={[
          ...at(t('created'), panel.created_at),
          ...at(t('activated'), panel.activated_at),
          ...at(t('frozenAt'), panel.frozen_at),
          ...(isFrozen ? ([[t('frozenBy'), panel.frozen_by ?? t('unpaid')]] as const) : []),
          ...(panel.freeze_reason ? ([[t('reason'), panel.freeze_reason]] as const) : []),
          ...at(t('terminatedAt'), panel.terminated_at),
        ]}
      />
      <p>
        <TextLink href={`/admin/audit?subject_type=child-panel&subject_id=${panel.id}`}>
          {t('audit')}
        </TextLink>
      </p>
    </section>
  );
}
