import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { Facts } from '../../../../product/console/facts.tsx';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

/** Who brought this customer, and whom they have brought. */
export function ReferralCard({ customer: { referral } }: { customer: CustomerCard }) {
  const t = useTranslations('adminCustomers.card');
  const bringer = referral.referred_by;
  return (
    <Card title={t('referrals')} text={t('referred', { count: referral.referred })}>
      <Facts
        facts={[
          [t('referralCode'), referral.code],
          ...(bringer
            ? [[t('referredBy'), <Person key="bringer" id={bringer.id} name={bringer.name} />] as const]
            : []),
        ]}
      />
      {referral.recent.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1">
          {referral.recent.map(({ id, name, created_at }) => (
            <li key={id} className="flex justify-between gap-4">
              <Person id={id} name={name} />
              <span className="text-ink-faint text-note">
                <Moment value={created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Person({ id, name }: { id: number; name: string }) {
  return <TextLink href={`/admin/customers/${id}`}>{name || `#${id}`}</TextLink>;
}
