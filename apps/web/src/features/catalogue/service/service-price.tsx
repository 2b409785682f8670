import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import type { ServiceText } from './service-text.ts';

/** The price for a thousand (or one package), and what the usual quantity comes to. */
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
