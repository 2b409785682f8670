import type { ApiTokenView } from '@marquee/contract/api/api-token.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Moment } from '../../../shell/preferences/moment.tsx';

type Details = NonNullable<ApiTokenView['details']>;

export function KeyFacts({ details }: { details: Details }) {
  const t = useTranslations('profile.api');
  return (
    <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-3">
      <Fact name={t('key')}>
        <code className="font-mono">{details.hint}</code>
      </Fact>
      <Fact name={t('created')}>
        <Moment value={details.created_at} />
      </Fact>
      <Fact name={t('lastUsed')}>
        {details.last_used_at ? (
          <>
            <Moment value={details.last_used_at} />
            {details.last_used_address && (
              <span className="block break-all text-ink-faint text-note">{details.last_used_address}</span>
            )}
          </>
        ) : (
          t('never')
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-note">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
