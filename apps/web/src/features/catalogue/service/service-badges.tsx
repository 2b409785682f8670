import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import { LabelDot } from './label-dot.tsx';
import type { ServiceText } from './service-text.ts';

const labelTones: Readonly<Record<string, string>> = {
  recommended: 'tag-primary',
  premium: 'tag-info',
  fast: 'tag-success',
  cheap: 'tag-warning',
  new: 'tag-info',
};

/** At most two labels: if everything is special, nothing stands out. */
export function ServiceBadges({ service, text }: { service: ListedService; text: ServiceText }) {
  const isReduced = service.discount_percent > 0;
  const labels = service.labels.slice(0, isReduced ? 1 : 2).map((slug) => ({ slug, ...text.label(slug) }));
  return (
    <div className="service-tags">
      <i>{`#${service.id}`}</i>
      {service.is_deactivated && <span>{text.t('unavailable')}</span>}
      {isReduced && (
        <span dir="ltr" className="tag-sale">
          {text.discount(service.discount_percent)}
        </span>
      )}
      {labels.map(({ slug, name, color }) => (
        <span key={slug} className={color ? 'tag-own' : labelTones[slug]}>
          {color && <LabelDot color={color} />}
          {name}
        </span>
      ))}
      {service.has_refill && <span className="tag-refill">{text.guarantee(service.guarantee)}</span>}
      {service.drip_feed_is_allowed && <span>{text.dripFeed}</span>}
    </div>
  );
}
