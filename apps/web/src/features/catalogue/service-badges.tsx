import { formatPercent } from '@marquee/domain/format/fraction.ts';
import { fractionToPpm, ppm } from '@marquee/domain/money/ratio.ts';
import { useTranslations } from 'use-intl';
import type { ListedService } from '../../lib/search-worker/service-page.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import { Guarantee } from './service-figures.tsx';

const labelTones = {
  recommended: 'primary',
  premium: 'info',
  fast: 'success',
  cheap: 'warning',
  new: 'info',
} as const satisfies Record<string, Tone>;

/** At most two labels: a line in which everything is special says nothing. */
export function ServiceBadges({ service }: { service: ListedService }) {
  const t = useTranslations('catalogue');
  const labels = service.labels.filter(isKnownLabel).slice(0, service.discount_percent > 0 ? 1 : 2);
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1.5 text-12 text-ink-faint">
      {service.is_deactivated && <Badge>{t('unavailable')}</Badge>}
      {service.discount_percent > 0 && (
        <Badge tone="success">{t('price.discount', { percent: percent(service.discount_percent) })}</Badge>
      )}
      {labels.map((label) => (
        <Badge key={label} tone={labelTones[label]}>
          {t(`labels.${label}`)}
        </Badge>
      ))}
      {service.has_refill && (
        <span className="hidden small:inline">
          <Guarantee service={service} />
        </span>
      )}
      {service.drip_feed_is_allowed && <Badge>{t('features.drip_feed')}</Badge>}
    </div>
  );
}

function isKnownLabel(label: string): label is keyof typeof labelTones {
  return label in labelTones;
}

function percent(fraction: number): string {
  return formatPercent(fractionToPpm(String(fraction)) ?? ppm(0));
}
