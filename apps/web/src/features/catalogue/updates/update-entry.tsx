import type { Network } from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { ServiceUpdate } from '@marquee/contract/catalogue/service-updates.ts';
import { useTranslations } from 'use-intl';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { ChangedTerms } from './changed-terms.tsx';
import type { ChangeKind } from './update-filters.ts';

const tones: Record<ChangeKind, Tone> = {
  added: 'success',
  activated: 'success',
  price: 'info',
  limits: 'info',
  deactivated: 'warning',
  removed: 'neutral',
};

export function UpdateEntry({ update, network }: { update: ServiceUpdate; network: Network | undefined }) {
  const t = useTranslations('service.updates');
  const { service, kind, created_at } = update;
  return (
    <li className="flex gap-3 border-line border-b px-4 py-3 last:border-0">
      {network && <NetworkIcon network={network} />}
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-1.5 roomy:flex-row roomy:items-center">
        <p className="min-w-0 flex-1 font-medium">
          {service.is_available ? (
            <BareLink href={`/services/${service.slug}`} className="rounded-sm hover:underline">
              {service.name}
            </BareLink>
          ) : (
            <span className="text-ink-soft">{service.name}</span>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 roomy:justify-end">
          <Badge tone={tones[kind]}>{t(`kinds.${kind}`)}</Badge>
          <ChangedTerms update={update} />
          <time
            dateTime={created_at}
            title={`${created_at.slice(0, 10)} ${created_at.slice(11, 19)} UTC`}
            className="text-ink-faint text-note tabular-nums"
          >
            {created_at.slice(11, 16)}
          </time>
        </div>
      </div>
    </li>
  );
}
