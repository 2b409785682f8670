import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../../shell/session/profile.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { MergeDialog } from '../actions/merge-dialog.tsx';
import { RowList } from './row-list.tsx';

/** Orders that guests placed with this customer's address; nothing is shown where there are none. */
export function GuestsCard({ customer }: { customer: CustomerCard }) {
  const t = useTranslations('adminCustomers');
  const { exact } = useAmounts();
  const mayMerge = (useProfile()?.permissions ?? []).includes('accounts.manage');
  const [guestId, setGuestId] = useState<number>();
  if (customer.guests.length === 0) return null;
  return (
    <>
      <RowList title={t('card.guests')} rows={customer.guests} rowKey={({ id }) => id}>
        {({ id, orders, charged }) => (
          <>
            <span className="min-w-0">
              {t('card.guest', { id: String(id), orders, amount: exact(charged) })}
            </span>
            {mayMerge && (
              <Button size="small" onClick={() => setGuestId(id)}>
                {t('actions.merge')}
              </Button>
            )}
          </>
        )}
      </RowList>
      <MergeDialog
        key={guestId}
        customer={customer}
        guestId={guestId}
        open={guestId !== undefined}
        onClose={() => setGuestId(undefined)}
      />
    </>
  );
}
