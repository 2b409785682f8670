import type { Feature } from '../../platform/feature.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { personalDataListeners } from './favorites/personal-data.ts';
import { specialOfferRoutes } from './offers/special-offers.console.ts';
import { serviceFinder } from './services.finder.ts';

export { servicePriceView } from './catalogue-view.ts';
export { listAddresses } from './list-addresses.ts';
export { mirrorCatalogue } from './mirror/mirror-catalogue.ts';
export { mirroredHash } from './mirror/mirrored-hash.ts';
export { hasCatalogueChanges, takeCatalogueChanges } from './mirror/take-changes.ts';
export { countryCodes, placeNames } from './places/places.ts';
export { getServiceType } from './service-types.ts';

export { getService } from './services/get-service.ts';
export { requiredTargets, serviceKindOf } from './services/service-kind-of.ts';
export { closedSalesAsked } from './services/special-offers.ts';
export { targetTexts } from './services/target-texts.ts';
export {
  gradeDiscountAsked,
  listPriceCatalogue,
  localizedCatalogue,
  ownersCatalogue,
} from './stored/catalogue.data.ts';
export type { CustomerTerms } from './stored/customer-terms.ts';
export type { CatalogueService, StoredCatalogue } from './stored/stored-catalogue.ts';

export const catalogue: Feature = {
  name: 'catalogue',
  routes: [...catalogueRoutes, ...specialOfferRoutes],
  finders: [serviceFinder],
  listeners: personalDataListeners,
};
