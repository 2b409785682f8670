import type { SubscriptionContent, SubscriptionDetails } from '@marquee/contract/generated/ordering.ts';
import { formatMoney, parseSignedMoney, subtract } from '@marquee/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ListPages } from '../../ui/tables/list-pages.tsx';
import { LinkChip } from '../../ui/text/link-chip.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { contentsQuery } from './api.ts';

const contentsPerPage = 20;

const tones = { found: 'warning', unpaid: 'warning', ordered: 'success', skipped: 'neutral' } as const;

/** The publications found, newest first, and their orders. */
export function PublicationsCard({ subscription }: { subscription: SubscriptionDetails }) {
  const numbers = useNumbers();
  const t = useTranslations('subscriptions');
  const [page, setPage] = useState(1);
  const { data: older } = useQuery(contentsQuery(useServices(), subscription, page));
  const { subscription_contents_total: found, subscription_contents_count, contents_limit } = subscription;
  const contents = page === 1 ? subscription.subscription_contents : (older ?? []);
  const count = { done: numbers.count(subscription_contents_count), total: numbers.count(contents_limit) };
  return (
    <Card flush title={t('contents.title')} action={<Count text={t('progress', count)} />}>
      {found === 0 ? (
        <EmptyState
          illustration="search"
          title={t('contents.empty.title')}
          text={subscription.status === 'in_processing' ? t('contents.empty.text') : undefined}
        />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {contents.map((content) => (
            <Publication key={content.id} content={content} />
          ))}
        </ul>
      )}
      <ListPages found={found} perPage={contentsPerPage} page={page} onPage={setPage} />
    </Card>
  );
}

function Count({ text }: { text: string }) {
  return <span className="text-ink-soft tabular-nums">{text}</span>;
}

function Publication({ content }: { content: SubscriptionContent }) {
  const t = useTranslations('subscriptions.contents');
  const { promotable, state, published_at, found_at, orders, card_charge } = content;
  const { parts } = useAmountsTogether();
  const costs = parts(orders.map(({ cost }) => cost));
  return (
    <li className="flex flex-col gap-2 px-4 py-3 tablet:px-5">
      <div className="flex justify-between gap-x-4 gap-y-1 max-tablet:flex-col tablet:items-start">
        <div className="min-w-0" dir="auto">
          <LinkChip href={promotable.url} {...(promotable.title ? { title: promotable.title } : {})} />
        </div>
        <div className="flex shrink-0 items-baseline gap-x-2 max-tablet:ps-[2.875rem] tablet:flex-col tablet:items-end tablet:pt-1">
          <Status tone={tones[state]}>{t(`states.${state}`)}</Status>
          <span className="text-ink-faint text-note">
            <Moment value={published_at ?? found_at} />
          </span>
        </div>
      </div>
      {state === 'skipped' && <p className="text-ink-soft text-note">{t('skipped')}</p>}
      {orders.length > 0 && (
        <ul className="flex flex-col gap-2 ps-[2.875rem]">
          {orders.map((order, place) => (
            <OrderLine key={order.id} order={order} cost={costs[place]} />
          ))}
        </ul>
      )}
      {card_charge && <ChargedCard charge={card_charge} />}
    </li>
  );
}

/** What the card paid: the orders above, the fee, and what whole cents add. */
function ChargedCard({ charge }: { charge: NonNullable<SubscriptionContent['card_charge']> }) {
  const t = useTranslations('subscriptions.card');
  const common = useTranslations('common.amounts');
  const { total, between } = useAmountsTogether();
  const read = parseSignedMoney;
  const beforeSurplus = formatMoney(subtract(read(charge.total), read(charge.surplus)));
  const cost = formatMoney(subtract(read(beforeSurplus), read(charge.fee)));
  const facts = [
    [t('feeCharged'), between(beforeSurplus, cost)],
    ...(total(beforeSurplus) === total(charge.total)
      ? []
      : [[common('surplus'), between(charge.total, beforeSurplus)] as const]),
    [t('charged'), total(charge.total)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-4 ps-[2.875rem] text-ink-soft text-note tabular-nums tablet:justify-end">
      {facts.map(([name, amount]) => (
        <div key={name} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="font-medium">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OrderLineProps {
  order: SubscriptionContent['orders'][number];
  cost: string | undefined;
}

function OrderLine({ order, cost }: OrderLineProps) {
  const numbers = useNumbers();
  const t = useTranslations('subscriptions.contents');
  const statuses = useTranslations('orders.statuses');
  return (
    // Fixed widths, because every line is a grid of its own and their bars stand below each other.
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_12rem_7rem] tablet:items-center">
      <BareLink
        href={`/orders/${order.id}`}
        aria-label={`${t('order', { number: String(order.id) })}: ${order.service.name}`}
        className="line-clamp-2 rounded-sm text-ink-soft transition-colors hover:text-primary-text"
      >
        {order.service.name}
      </BareLink>
      <div className="max-tablet:order-last max-tablet:col-span-2">
        <ProgressBar
          label={statuses(order.status)}
          value={order.current_quantity}
          max={order.quantity}
          tone={
            order.status === 'completed' ? 'success' : order.status === 'canceled' ? 'neutral' : 'primary'
          }
          text={`${numbers.count(order.current_quantity)} / ${numbers.count(order.quantity)}`}
        />
      </div>
      <span className="whitespace-nowrap text-end font-medium tabular-nums">{cost}</span>
    </li>
  );
}
