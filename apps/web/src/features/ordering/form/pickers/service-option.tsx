import type { ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import { Clock, Gauge, RefreshCw, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepDots } from '../../../../lib/keep-dots.ts';
import { useFavouriteToggle } from '../../../../product/catalogue/use-favourite-toggle.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { useDurationText } from '../../../../shell/preferences/use-duration-text.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Choice } from '../../../../ui/forms/choice.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

interface ServiceOptionProps {
  name: string;
  service: ServiceCard;
  isChosen: boolean;
  onChoose(): void;
  star: ReactNode;
}

/** A service with what people compare: name, speed, guarantee and price. */
export function ServiceOption({ name, service, isChosen, onChoose, star }: ServiceOptionProps) {
  const numbers = useNumbers();
  const t = useTranslations('ordering.service');
  const amounts = useAmounts();
  const duration = useDurationText();
  return (
    <li className="relative flex items-center gap-1">
      <Choice
        name={name}
        value={String(service.id)}
        isChosen={isChosen}
        onChoose={onChoose}
        className={classNames('min-w-0 flex-1 py-2.5', Boolean(star) && 'max-tablet:min-h-27')}
      >
        <span className="min-w-0 flex-1 self-start">
          <span className="line-clamp-3 font-medium" dir="auto">
            {keepDots(service.name)}
          </span>
          <span className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-ink-soft text-note">
            <span className="text-ink-faint tabular-nums">#{service.id}</span>
            {service.start_time !== null && (
              <Fact icon={<Clock className="size-3.5 shrink-0" aria-hidden="true" />}>
                {t('start', { time: duration(service.start_time) })}
              </Fact>
            )}
            {service.speed !== null && (
              <Fact icon={<Gauge className="size-3.5 shrink-0" aria-hidden="true" />}>
                {t('perDay', { count: numbers.short(service.speed) })}
              </Fact>
            )}
            {service.guarantee !== null && service.has_refill && (
              <Fact icon={<RefreshCw className="size-3.5 shrink-0" aria-hidden="true" />}>
                {t('refill', { count: service.guarantee })}
              </Fact>
            )}
          </span>
        </span>
        <span className="shrink-0 self-start text-end tabular-nums">
          <span className="block font-semibold">{amounts.unitPrice(service.price)}</span>
          {service.pricing_per > 1 && (
            <span className="block text-ink-faint text-note">
              {t('per', { quantity: numbers.count(service.pricing_per) })}
            </span>
          )}
        </span>
      </Choice>
      {/* Under the price on phones, to leave width for the name. */}
      {star && (
        <span className="shrink-0 max-tablet:absolute max-tablet:end-1 max-tablet:bottom-1">{star}</span>
      )}
    </li>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {icon}
      {children}
    </span>
  );
}

interface FavouriteToggleProps {
  serviceId: number;
  isFavourite: boolean;
}

export function FavouriteToggle({ serviceId, isFavourite }: FavouriteToggleProps) {
  const t = useTranslations('ordering.service');
  return (
    <IconButton
      size="small"
      // The options of the line do the same for the chosen service.
      tabIndex={-1}
      aria-pressed={isFavourite}
      label={t(isFavourite ? 'removeFavourite' : 'addFavourite')}
      icon={<Star className={`size-4.5 ${isFavourite ? 'fill-star text-star' : ''}`} aria-hidden="true" />}
      onClick={useFavouriteToggle(serviceId, isFavourite)}
    />
  );
}
