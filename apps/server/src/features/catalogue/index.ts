import type { Feature } from '../../platform/feature.ts';
import { accountListeners } from './account-listeners.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export { localizedCatalogue } from './catalogue.data.ts';

export { getService } from './get-service.ts';
export { getServiceType } from './get-service-type.ts';
export { listAddresses } from './list-addresses.ts';
export { countryCodes } from './place-codes.ts';
export { placeNames } from './places.ts';
export type { CatalogueService, StoredCatalogue } from './stored-catalogue.ts';
export { targetWords } from './target-words.ts';

export const catalogue: Feature = {
  name: 'catalogue',
  routes: catalogueRoutes,
  listeners: accountListeners,
};
