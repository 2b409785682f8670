import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { Facts } from '../../../../product/console/facts.tsx';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../../shell/session/profile.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { AdjustButton } from '../actions/adjust-dialog.tsx';
import { useWalletName } from '../use-wallet-name.ts';
import { RowText } from './row-list.tsx';

const wallets = ['cash', 'bonus', 'referral', 'task'] as const;

/** What the wallets hold, and what moved last. */
export function MoneyCard({ customer }: { customer: CustomerCard }) {
  const t = useTranslations('adminCustomers');
  const types = useTranslations('finances.types');
  const walletName = useWalletName();
  const { total } = useAmountsTogether('holdings');
  const mayAdjust = (useProfile()?.permissions ?? []).includes('payments.manage');
  const { wallets: held, postings, adjustments_waiting } = customer;
  return (
    <Card
      title={t('card.money')}
      action={mayAdjust && customer.state !== 'closed' && <AdjustButton customer={customer} />}
    >
      {adjustments_waiting > 0 && (
        <p className="mb-4">
          <TextLink href={`/admin/adjustments?search=${customer.id}`}>
            {t('card.waiting', { count: adjustments_waiting })}
          </TextLink>
        </p>
      )}
      <Facts
        facts={[
          ...wallets.map((wallet) => [walletName(wallet), total(held[wallet])] as const),
          ...(held.hold === '0' ? [] : [[t('card.hold'), total(held.hold)] as const]),
          ...(held.owed === '0'
            ? []
            : [
                [
                  t('columns.owed'),
                  <span key="owed" className="text-danger-text">
                    {total(held.owed)}
                  </span>,
                ] as const,
              ]),
          [t('columns.spent'), total(customer.spent)],
        ]}
      />
      {postings.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">{t('card.postings')}</h3>
          <ul className="-mb-2 divide-y divide-line">
            {postings.map((posting) => (
              <li key={posting.id} className="flex items-center justify-between gap-4 py-2">
                <RowText
                  note={
                    <>
                      <Moment value={posting.created_at} />
                      {posting.reason && ` · ${posting.reason}`}
                    </>
                  }
                >
                  {types(posting.type as 'order')} · {walletName(posting.wallet)}
                  {posting.order_id && ` · #${posting.order_id}`}
                </RowText>
                <span className="whitespace-nowrap text-end tabular-nums">
                  <span className="block font-medium">
                    {total(posting.amount, posting.amount.startsWith('-') ? '' : '+')}
                  </span>
                  <span className="block text-ink-faint text-note">{total(posting.balance)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
