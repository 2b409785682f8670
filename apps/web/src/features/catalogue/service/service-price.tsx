import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import type { ServiceWords } from './service-text.ts';

/** The price for a thousand (or one package), and what the usual quantity comes to. */
export function ServicePrice({ service, words }: { service: ListedService; words: ServiceWords }) {
  return (
    <>
      {service.discount_percent > 0 && (
        <s>
          <span className="sr-only">{words.before}</span>
          {words.unitPrice(service.default_price)}
        </s>
      )}{' '}
      <b>{words.unitPrice(service.price)}</b>
      <small>{words.usualPrice(service)}</small>
    </>
  );
}
