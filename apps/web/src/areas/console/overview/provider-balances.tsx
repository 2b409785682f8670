import type { Overview } from '@marquee/contract/generated/console.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** What is left at each provider, the least first. */
export function ProviderBalances({ providers }: { providers: NonNullable<Overview['providers']> }) {
  const t = useTranslations('adminOverview');
  return (
    <Card title={t('providers')}>
      {providers.length === 0 ? (
        <p className="text-ink-soft">{t('noProviders')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {providers.map(({ id, name, balance, currency, balance_at, is_low, is_held }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <BareLink
                href={`/admin/providers?open=${id}`}
                className="tap-area min-w-0 flex-1 truncate rounded-sm hover:underline"
              >
                {name}
              </BareLink>
              {is_held && <Badge tone="warning">{t('held')}</Badge>}
              {is_low && <Badge tone="danger">{t('low')}</Badge>}
              <span className="font-medium tabular-nums">
                {balance === null ? t('unknownBalance') : `${balance} ${currency}`}
              </span>
              {balance_at && (
                <span className="text-ink-faint text-note">
                  <Moment value={balance_at} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
