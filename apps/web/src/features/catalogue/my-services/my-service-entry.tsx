import type { Network } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { useRenderedAt } from '../../../shell/preferences/rendered-at.tsx';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { RelativeDate } from '../../../ui/text/date.tsx';
import type { MyService } from './api.ts';
import { OwnReview } from './own-review.tsx';
import type { ReviewDraft } from './review-drafts.ts';
import { ReviewFields } from './review-fields.tsx';

interface MyServiceEntryProps {
  mine: MyService;
  network: Network | undefined;
  draft: ReviewDraft;
  onChange(changes: Partial<ReviewDraft>): void;
}

export function MyServiceEntry({ mine, network, draft, onChange }: MyServiceEntryProps) {
  const t = useTranslations('service.mine');
  const { locale } = useServices();
  const now = new Date(useRenderedAt());
  const { service, review } = mine;
  return (
    <li className="flex gap-3 border-line border-b px-4 py-4 last:border-0">
      {network && <NetworkIcon network={network} />}
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-3 roomy:grid-cols-2">
        <div className="min-w-0">
          <h2 className="font-medium text-body">
            <BareLink href={`/services/${service.slug}`} className="rounded-sm hover:underline">
              {service.name}
            </BareLink>
          </h2>
          <p className="mt-1 text-ink-faint text-note">
            {t('orders', { count: mine.completed_orders })}
            {' · '}
            <RelativeDate
              value={new Date(mine.last_completed_at)}
              now={now}
              languageTag={languageTag(locale)}
            />
          </p>
        </div>
        {review ? (
          <OwnReview review={review} />
        ) : (
          <ReviewFields serviceName={service.name} draft={draft} onChange={onChange} />
        )}
      </div>
    </li>
  );
}
