import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import type { KnownLabel, ServiceWords } from './service-text.ts';

const labelTones = {
  recommended: 'primary',
  premium: 'info',
  fast: 'success',
  cheap: 'warning',
  new: 'info',
} as const satisfies Record<KnownLabel, string>;

/** At most two labels: a line in which everything is special says nothing. */
export function ServiceBadges({ service, words }: { service: ListedService; words: ServiceWords }) {
  const isReduced = service.discount_percent > 0;
  const labels = service.labels.filter(isKnownLabel).slice(0, isReduced ? 1 : 2);
  return (
    <div className="service-tags">
      {service.is_deactivated && <span>{words.t('unavailable')}</span>}
      {isReduced && <span className="tag-success">{words.discount(service.discount_percent)}</span>}
      {labels.map((label) => (
        <span key={label} className={`tag-${labelTones[label]}`}>
          {words.label(label)}
        </span>
      ))}
      {service.has_refill && <span className="tag-refill">{words.guarantee(service.guarantee)}</span>}
      {service.drip_feed_is_allowed && <span>{words.dripFeed}</span>}
    </div>
  );
}

function isKnownLabel(label: string): label is KnownLabel {
  return label in labelTones;
}
