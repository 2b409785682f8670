import type { OfferReview } from '@marquee/contract/generated/console.ts';
import type { OfferChange } from '@marquee/domain/delivery/offer-changes.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../../ui/actions/bare-link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import type { DataColumn } from '../../../../ui/tables/data-column.ts';
import { Labelled } from '../../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

export function useQuarantineColumns(): DataColumn<OfferReview>[] {
  const t = useTranslations('adminSetup.quarantine');
  return [
    {
      id: 'offer',
      header: t('offer'),
      card: 'title',
      cell: ({ provider, number, before }) => (
        <span className="block min-w-0">
          <span className="block truncate">{before.name}</span>
          <span className="block truncate text-ink-faint text-note">
            <BareLink href={`/admin/providers?open=${provider.id}`} className="hover:underline">
              {provider.name}
            </BareLink>{' '}
            · {number}
          </span>
        </span>
      ),
    },
    {
      id: 'changes',
      header: t('changes'),
      cell: (review) => (
        <ul className="flex flex-col gap-0.5">
          {review.changes.map((change) => (
            <li key={change}>
              <Change change={change} review={review} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'services',
      header: t('services'),
      cell: ({ services }) => (
        <span className="block text-note">{services.map(({ id, name }) => `#${id} ${name}`).join(', ')}</span>
      ),
    },
    {
      id: 'blocking',
      header: t('sale'),
      card: 'corner',
      cell: ({ is_blocking }) => (
        <Badge tone={is_blocking ? 'danger' : 'neutral'}>{t(is_blocking ? 'offSale' : 'onSale')}</Badge>
      ),
    },
    {
      id: 'seen_at',
      header: t('since'),
      cell: ({ seen_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={seen_at} />
        </span>
      ),
    },
  ];
}

/** What it was and what it is. */
function Change({ change, review: { before, after } }: { change: OfferChange; review: OfferReview }) {
  const t = useTranslations('adminSetup.quarantine');
  const { exact } = useAmounts();
  const yesOrNo = (is: boolean) => t(is ? 'yes' : 'no');
  const values: Record<OfferChange, readonly [string, string]> = {
    kind: [before.kind, after.kind],
    name: [before.name, after.name],
    category: [before.category, after.category],
    refill: [yesOrNo(before.can_refill), yesOrNo(after.can_refill)],
    cancel: [yesOrNo(before.can_cancel), yesOrNo(after.can_cancel)],
    rate: [exact(before.rate), exact(after.rate)],
  };
  const [old, now] = values[change];
  return (
    <span className="block min-w-0 text-note">
      <Labelled label={t(`kinds.${change}`)}>
        <del className="text-ink-faint">{old}</del> <ins className="font-medium no-underline">{now}</ins>
      </Labelled>
    </span>
  );
}
