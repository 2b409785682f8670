import { describesNoLimit } from '@marquee/domain/quantity/quantity.ts';
import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import type { ServiceText } from './service-text.ts';

interface TextProps {
  text: ServiceText;
}

export function Limits({ service: { min, max }, text }: TextProps & { service: ListedService }) {
  return (
    <span className="limits">
      <span>{`${text.numbers.count(min)} –`}</span>{' '}
      <span>{describesNoLimit(BigInt(max)) ? text.noLimit : text.numbers.count(max)}</span>
    </span>
  );
}

export function StartTime({ minutes, text }: TextProps & { minutes: number | null }) {
  return <span className={gauge(minutes === null ? 0 : startLevel(minutes))}>{text.start(minutes)}</span>;
}

export function Speed({ perDay, text }: TextProps & { perDay: number | null }) {
  return <span className={gauge(perDay === null ? 0 : speedLevel(perDay))}>{text.speed(perDay)}</span>;
}

export function Rating({ reviews: { rating, count }, text }: TextProps & Pick<ListedService, 'reviews'>) {
  if (rating === null) return <span className="unknown">–</span>;
  return (
    <span className="rating">
      <span role="img" aria-label={text.rating(rating)}>
        {text.numbers.decimal(rating.toFixed(1))}
      </span>{' '}
      <span className="unknown">{`(${text.numbers.count(count)})`}</span>
    </span>
  );
}

/** Four bars, filled from slow to fast and drawn by the style sheet; the text beside them says the same. */
function gauge(level: number): string {
  return level === 0 ? 'unknown' : `gauge gauge-${level}`;
}

const startLimits = [10, 60, 360];
const speedLimits = [1000, 10_000, 100_000];

function startLevel(minutes: number): number {
  return 4 - startLimits.filter((limit) => minutes > limit).length;
}

function speedLevel(perDay: number): number {
  return 1 + speedLimits.filter((limit) => perDay >= limit).length;
}

/** The price per thousand (or per package), and the price of the default quantity. */
export function ServicePrice({ service, text }: { service: ListedService; text: ServiceText }) {
  return (
    <>
      {service.discount_percent > 0 && (
        <s>
          <span className="sr-only">{text.before}</span>
          {text.unitPrice(service.default_price)}
        </s>
      )}{' '}
      <b>{text.unitPrice(service.price)}</b>
      <small>{text.usualPrice(service)}</small>
    </>
  );
}
