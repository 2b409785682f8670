import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { languageTag } from '@marquee/domain/locale/locales.ts';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { TypeIcon } from '../../../ui/icons/type-icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { NetworkChip } from '../../../ui/text/network-chip.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { LinkPreview } from './link-preview.tsx';

const maxSiblings = 12;

export function FactsCard({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders.facts');
  const orders = useTranslations('orders');
  const { service, drip_feed_id, run, countries, cancel_description } = order;
  const { started_at, ended_at, supported_at, supported_until } = order.promotable;
  return (
    <Card title={t('title')}>
      <LinkPreview promotable={order.promotable} />
      <dl className="flex flex-col gap-3 pt-3">
        <Fact label={orders('columns.service')}>
          <span className="flex flex-col items-start gap-1.5">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <NetworkChip network={service.network} />
              <span className="inline-flex items-center gap-1.5 text-ink-soft text-note">
                <TypeIcon type={{ icon: service.service_type.icon, color: null }} />
                {service.service_type.name}
              </span>
            </span>
            {service.is_available ? (
              <TextLink href={`/services/${service.slug}`} className="tap-area inline-block">
                {service.name}
              </TextLink>
            ) : (
              service.name
            )}
          </span>
        </Fact>
        {order.subscription_id !== null && (
          <Fact label={t('subscription')}>
            <TextLink href={`/subscriptions/${order.subscription_id}`} className="tap-area inline-block">
              <bdi>{order.name || `#${order.subscription_id}`}</bdi>
            </TextLink>
          </Fact>
        )}
        {order.name !== '' && order.subscription_id === null && (
          <Fact label={orders('columns.name')}>{order.name}</Fact>
        )}
        <Fact label={t('created')}>
          <Moment value={order.created_at} />
        </Fact>
        {started_at && (
          <Fact label={t('started')}>
            <Moment value={started_at} />
          </Fact>
        )}
        {ended_at && (
          <Fact label={t('ended')}>
            <Moment value={ended_at} />
          </Fact>
        )}
        {cancel_description && <Fact label={t('reason')}>{cancel_description}</Fact>}
        {supported_at && supported_until && (
          <Fact label={t('guarantee')}>
            <Days from={supported_at} until={supported_until} />
          </Fact>
        )}
        {countries.length > 0 && (
          <Fact label={t('countries')}>
            <Countries codes={countries} />
          </Fact>
        )}
        {order.targetable_values.filter(isShort).map((value) => (
          <Fact key={value.target_id} label={value.name || t('targets')}>
            <bdi>{value.labels[0]}</bdi>
          </Fact>
        ))}
        {drip_feed_id !== null && (
          <Fact label={t('feed')}>
            <TextLink href={`/drip-feed?feed=${drip_feed_id}`} className="tap-area inline-block">
              {t('run', { run: String(run), number: String(drip_feed_id) })}
            </TextLink>
          </Fact>
        )}
        {drip_feed_id === null && order.orders.length > 0 && (
          <Fact label={t('together')}>
            <span className="flex flex-wrap gap-x-3 gap-y-1">
              {order.orders.slice(0, maxSiblings).map((id) => (
                <TextLink key={id} href={`/orders/${id}`} className="tap-area">
                  #{id}
                </TextLink>
              ))}
            </span>
          </Fact>
        )}
      </dl>
      <Entered values={order.targetable_values.filter((value) => !isShort(value))} />
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-note">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** From one day to another, in the reader's time zone. */
function Days({ from, until }: { from: string; until: string }) {
  const t = useTranslations('orders.filters');
  const { day, exact } = useDates();
  const days = (write: (moment: string) => string) => t('dateRange', { from: write(from), to: write(until) });
  return (
    <span className="tabular-nums" title={days(exact)} suppressHydrationWarning>
      {days(day)}
    </span>
  );
}

function Countries({ codes }: { codes: readonly string[] }) {
  const names = new Intl.DisplayNames(languageTag(useServices().locale), { type: 'region' });
  // Server and browser may have different versions of the country names; both are right.
  return <span suppressHydrationWarning>{codes.map((code) => names.of(code)).join(', ')}</span>;
}

type EnteredValue = OrderDetails['targetable_values'][number];

const isShort = ({ labels }: EnteredValue) =>
  labels.length === 1 && labels.every((text) => text.length <= 200);

/** Long texts and lists are collapsed, because they would push everything else out of sight. */
function Entered({ values }: { values: readonly EnteredValue[] }) {
  const t = useTranslations('orders.facts');
  return values.map((value) => (
    <details key={value.target_id} className="pt-2">
      <summary className="min-h-tap cursor-pointer content-center rounded-sm font-medium text-note text-primary-text">
        {value.name || t('targets')} · {t('entries', { count: value.labels.length })}
      </summary>
      <p className="max-h-60 overflow-auto whitespace-pre-wrap break-words text-note" dir="auto">
        {value.labels.join('\n')}
      </p>
    </details>
  ));
}
