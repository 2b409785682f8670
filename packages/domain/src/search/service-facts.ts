export type ServiceFeature = 'refill' | 'cancel' | 'drip_feed' | 'package';

export type ServiceSort =
  | 'popularity'
  | 'price_asc'
  | 'price_desc'
  | 'discount_asc'
  | 'discount_desc'
  | 'max_asc'
  | 'max_desc';

/** How filters and sorting read a service, however it is stored: rows on the server, columns in a browser. */
export interface ServiceFacts<Service> {
  id(service: Service): number | bigint;
  networkSlug(service: Service): string;
  typeSlug(service: Service): string;
  /** Larger values come first. */
  popularity(service: Service): number;
  /** In units of money, after the discount. */
  price(service: Service): bigint;
  discount(service: Service): number;
  min(service: Service): bigint;
  /** As stored, including the number that means "no limit". */
  max(service: Service): bigint;
  startMinutes(service: Service): number | null;
  countries(service: Service): readonly string[];
  labels(service: Service): readonly string[];
  isDeactivated(service: Service): boolean;
  has: Record<ServiceFeature, (service: Service) => boolean>;
}
