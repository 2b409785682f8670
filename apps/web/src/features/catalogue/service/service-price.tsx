import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import type { ServiceText } from './service-text.ts';

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
