import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import type { KnownLabel, ServiceText } from './service-text.ts';

const labelTones = {
  recommended: 'primary',
  premium: 'info',
  fast: 'success',
  cheap: 'warning',
  new: 'info',
} as const satisfies Record<KnownLabel, string>;

/** At most two badges: if everything is special, nothing stands out. */
export function ServiceBadges({ service, text }: { service: ListedService; text: ServiceText }) {
  const isReduced = service.discount_percent > 0;
  const marks = service.labels.filter(isKnownLabel).slice(0, isReduced ? 1 : 2);
  return (
    <div className="service-tags">
      <i>#{service.id}</i>
      {service.is_deactivated && <span>{text.t('unavailable')}</span>}
      {isReduced && <span className="tag-success">{text.discount(service.discount_percent)}</span>}
      {marks.map((label) => (
        <span key={label} className={`tag-${labelTones[label]}`}>
          {text.label(label)}
        </span>
      ))}
      {service.has_refill && <span className="tag-refill">{text.guarantee(service.guarantee)}</span>}
      {service.drip_feed_is_allowed && <span>{text.dripFeed}</span>}
    </div>
  );
}

function isKnownLabel(label: string): label is KnownLabel {
  return label in labelTones;
}
