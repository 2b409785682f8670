import type { CouponUseView, ManagedCoupon } from '@marquee/contract/generated/console.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { CsvButton } from '../../../product/console/csv-button.tsx';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Who used a coupon, when, and what it gave; newest first. */
export function CouponUses({ coupon: { id } }: { coupon: ManagedCoupon }) {
  const t = useTranslations('adminMoney.coupons');
  const common = useTranslations('common');
  const { call } = useServices();
  const uses = useInfiniteQuery({
    queryKey: consoleKeys.couponUses(id),
    queryFn: ({ pageParam, signal }) =>
      call('listCouponUses', { params: { id }, query: { after: pageParam, limit: 20 } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const rows = uses.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className="border-line border-t pt-5">
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">{t('uses')}</h3>
        {rows.length > 0 && (
          <CsvButton name={`coupon-${id}-uses`} read={() => call('exportCouponUses', { params: { id } })} />
        )}
      </div>
      {uses.isPending && <SkeletonLines count={3} />}
      {uses.isSuccess && rows.length === 0 && <p className="text-ink-soft">{t('noUses')}</p>}
      <ul>
        {rows.map((use) => (
          <UseRow key={use.id} use={use} />
        ))}
      </ul>
      {uses.hasNextPage && (
        <Button size="small" loading={uses.isFetchingNextPage} onClick={() => uses.fetchNextPage()}>
          {common('actions.showMore')}
        </Button>
      )}
    </section>
  );
}

function UseRow({ use }: { use: CouponUseView }) {
  const t = useTranslations('adminMoney');
  const { exact } = useAmounts();
  const { customer, amount, bonus, paid, created_at, released_at, use_type, use_id, order_ids } = use;
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b py-2.5 last:border-b-0">
      <div className="min-w-0">
        <CustomerCell customer={customer} />
        <p className="flex flex-wrap gap-x-2 text-ink-faint text-note">
          <Moment value={created_at} />
          {use_type === 'invoice' ? (
            <BareLink href={`/admin/invoices?open=${use_id}`} className="text-primary-text hover:underline">
              {t('ledger.refs.invoice', { number: String(use_id) })}
            </BareLink>
          ) : (
            order_ids.map((id) => (
              <BareLink
                key={id}
                href={`/admin/orders?open=${id}`}
                className="text-primary-text hover:underline"
              >
                {t('ledger.refs.order', { number: String(id) })}
              </BareLink>
            ))
          )}
        </p>
      </div>
      <div className="shrink-0 text-end">
        <span className={released_at ? 'text-ink-faint line-through' : 'font-medium'}>{exact(bonus)}</span>
        <p className="text-ink-faint text-note">
          {t('coupons.base')} {exact(amount)}
        </p>
        {released_at && <p className="text-ink-faint text-note">{t('coupons.released')}</p>}
        {paid !== null && !released_at && (
          <p className="text-ink-faint text-note">
            {t('coupons.cashbackPaid', { paid: exact(paid), promised: exact(bonus) })}
          </p>
        )}
      </div>
    </li>
  );
}
