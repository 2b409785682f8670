import type { ReviewedWithdrawal } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { WithdrawalState } from '../withdrawal-state.tsx';
import { DecisionForms } from './decision-forms.tsx';

/** Everything a person needs to pay a withdrawal or to decline it. */
export function WithdrawalReview({ withdrawal }: { withdrawal: ReviewedWithdrawal }) {
  const t = useTranslations();
  const { total } = useAmountsTogether('holdings');
  const { amount, fee, payout, method, account_number, user_comment, created_at } = withdrawal;
  const copy = t('common.actions.copy');
  const copied = t('common.states.copied');
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [t('admin.list.customer'), <CustomerCell key="customer" customer={withdrawal.customer} />],
          [t('admin.withdrawals.status'), <WithdrawalState key="state" withdrawal={withdrawal} />],
          [t('finances.columns.amount'), total(amount)],
          [t('finances.withdrawal.quote.fee'), total(fee)],
          [
            t('admin.withdrawals.payout'),
            <span key="payout" className="font-semibold">
              {total(payout)}
            </span>,
          ],
          [t('finances.columns.method'), method.name],
          [
            t('finances.withdrawal.account'),
            <span key="account" className="inline-flex max-w-full items-center gap-1">
              <span className="wrap-anywhere min-w-0">{account_number}</span>
              <CopyButton text={account_number} label={copy} copiedLabel={copied} />
            </span>,
          ],
          ...(user_comment ? ([[t('finances.withdrawal.comment'), user_comment]] as const) : []),
          [t('admin.withdrawals.requested'), <Moment key="created" value={created_at} />],
          ...(withdrawal.export
            ? ([
                [
                  t('adminInvoices.payouts.exported', { number: `#${withdrawal.export.id}` }),
                  <span key="file">
                    {t('adminInvoices.payouts.exportedBy', { name: withdrawal.export.made_by })},{' '}
                    <Moment value={withdrawal.export.created_at} />
                  </span>,
                ],
              ] as const)
            : []),
        ]}
      />
      {withdrawal.status === 'in_review' && <DecisionForms withdrawal={withdrawal} />}
    </div>
  );
}
