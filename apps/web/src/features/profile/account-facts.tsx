import type { Profile } from '@marquee/contract/generated/account.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import { LoneAmount } from '../../shell/preferences/lone-amount.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** What the page is about, and since when and for how much one has been a customer. */
export function AccountFacts({ profile: { created_at, spend } }: { profile: Profile }) {
  const t = useTranslations('profile');
  return (
    <>
      {t('lead')}
      <span className="mt-0.5 block text-ink-faint text-note tabular-nums">
        {t('memberSince', { date: formatDate(new Date(created_at)) })}
        {spend !== '0' && ' · '}
        {spend !== '0' && t.rich('spent', { amount: () => <LoneAmount amount={spend} /> })}
      </span>
    </>
  );
}
