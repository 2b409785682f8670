import type { OrderPosting, StaffOrderSheet } from '@marquee/contract/generated/console.ts';
import type { EnglishPhrases } from '@marquee/i18n/generated/phrases.ts';
import type { ReactNode } from 'react';
import { Facts } from '../../../product/console/facts.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts, useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** What was paid and from where, what it costs us and what remains; then every posting. */
export function OrderMoney({ order }: { order: StaffOrderSheet }) {
  const numbers = useNumbers();
  const t = useTranslations('adminOrders');
  const orders = useTranslations('orders');
  const { total } = useAmountsTogether('holdings');
  const { unitPrice } = useAmounts();
  const { provider_cost, profit, charged_bonus, refunded } = order;
  const known = (name: string, value: ReactNode) => (value === null ? [] : [[name, value] as const]);
  return (
    <section>
      <h3 className="mb-3 font-semibold">{t('sheet.money')}</h3>
      <Facts
        facts={[
          [
            orders('columns.price'),
            orders('per', { price: unitPrice(order.price), count: numbers.count(order.pricing_per) }),
          ],
          [t('columns.charge'), total(order.cost)],
          [t('sheet.cash'), total(order.charged_cash)],
          ...known(t('sheet.bonus'), charged_bonus === '0' ? null : total(charged_bonus)),
          ...known(orders('cost.refunded'), refunded === '0' ? null : total(refunded)),
          ...known(
            t('columns.cost'),
            provider_cost === null ? null : (
              <>
                {total(provider_cost)}
                {!order.is_provider_cost_reported && (
                  <span className="block text-ink-faint text-note">{t('sheet.estimated')}</span>
                )}
              </>
            ),
          ),
          ...known(
            t('columns.profit'),
            profit === null ? null : <span className="font-semibold">{total(profit)}</span>,
          ),
        ]}
      />
      <h4 className="mt-5 mb-2 font-medium">{t('postings.title')}</h4>
      {order.postings.length === 0 ? (
        <p className="text-ink-faint">{t('postings.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {order.postings.map((posting) => (
            <Posting key={posting.id} posting={posting} amount={total(posting.amount)} />
          ))}
        </ul>
      )}
    </section>
  );
}

type AccountKind = keyof EnglishPhrases['adminOrders']['accounts'];

function Posting({ posting, amount }: { posting: OrderPosting; amount: string }) {
  const t = useTranslations('adminOrders.accounts');
  // Only kinds that orders move money between have a name here.
  const named = (kind: string) => (t.has(kind as AccountKind) ? t(kind as AccountKind) : kind);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
      <span>
        {named(posting.from)} <span aria-hidden="true">→</span> {named(posting.to)}
      </span>
      <span className="font-medium tabular-nums">{amount}</span>
      <span className="w-full text-ink-faint text-note">
        {posting.reason && `${posting.reason} · `}
        <Moment value={posting.created_at} />
      </span>
    </li>
  );
}
