import type { ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import type { ListedService, ServicePage } from '../../../lib/search-worker/service-page.ts';

interface FullPage extends Omit<ServicePage, 'data'> {
  data: ServiceCard[];
}

const known = new WeakMap<FullPage, ServicePage>();

/** For the server's pages: without the fields that no list shows. The same answer becomes the same page. */
export function briefPage(page: FullPage): ServicePage {
  const brief = known.get(page) ?? { ...page, data: page.data.map(listed) };
  known.set(page, brief);
  return brief;
}

function listed(service: ServiceCard): ListedService {
  const { price_type, short_description, service_type_id, has_fixed_price, can_cancel, geo, step, ...shown } =
    service;
  return shown;
}
