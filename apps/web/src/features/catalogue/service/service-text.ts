import { splitMinutes } from '@marquee/domain/format/duration.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import { useServices } from '../../../lib/use-services.ts';
import { labelsQuery } from '../../../product/catalogue/labels-query.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** All texts of a service in a list. The hook runs once per list, because each row would need ten hooks. */
export type ServiceText = ReturnType<typeof useServiceText>;

export function useServiceText() {
  const numbers = useNumbers();
  const t = useTranslations('catalogue');
  const duration = useDurationText();
  const { unitPrice } = useAmounts();
  const percent = usePercent();
  const { data: labels } = useQuery(labelsQuery(useServices()));
  return useMemo(() => {
    const columns = {
      price: t('columns.pricePer', { quantity: numbers.count(1000) }),
      limits: `${t('columns.min')} / ${t('columns.max')}`,
      start: t('columns.start'),
      speed: t('columns.speed'),
      reviews: t('columns.reviews'),
    };
    return {
      t,
      columns,
      numbers,
      unitPrice,
      details: t('details'),
      order: t('order'),
      orderNamed: (service: string) => t('orderNamed', { service }),
      before: t('price.before', { amount: '' }),
      noLimit: t('limits.noLimit'),
      label: (slug: string) => labels?.find((label) => label.slug === slug) ?? { name: slug, color: null },
      dripFeed: t('features.drip_feed'),
      discount: once((fraction: number) => `−${percent(fraction)}`),
      usualPrice: ({ pricing_per, default_quantity, default_quantity_price, is_package }: ListedService) =>
        pricing_per === 1
          ? t(is_package ? 'price.perPackage' : 'price.perPiece')
          : t('price.forQuantity', {
              amount: unitPrice(default_quantity_price),
              quantity: numbers.count(default_quantity),
            }),
      start: once((minutes: number | null) => {
        if (minutes === null) return t('start.unknown');
        return minutes === 0 ? t('start.instant') : duration(minutes);
      }),
      speed: once((perDay: number | null) =>
        perDay === null ? t('speed.unknown') : t('speed.perDay', { quantity: numbers.short(perDay) }),
      ),
      guarantee: once((days: number | null) =>
        days === null ? t('guarantee.always') : t('guarantee.days', { count: days }),
      ),
      rating: once((rating: number) => t('reviews.rating', { rating: numbers.decimal(rating.toFixed(1)) })),
    };
  }, [t, duration, unitPrice, percent, numbers, labels]);
}

/** Most rows share the same few figures, so each one is formatted once. */
function once<Figure>(textOf: (figure: Figure) => string): (figure: Figure) => string {
  const known = new Map<Figure, string>();
  return (figure) => {
    const text = known.get(figure) ?? textOf(figure);
    known.set(figure, text);
    return text;
  };
}

/** The largest unit that fits is precise enough to compare services. */
export function useDurationText() {
  const t = useTranslations('common.durations');
  return useMemo(
    () => (total: number) => {
      const { days, hours, minutes } = splitMinutes(total);
      if (days > 0) return t('days', { count: days });
      if (hours > 0) return t('hours', { count: hours });
      return t('minutes', { count: minutes });
    },
    [t],
  );
}
