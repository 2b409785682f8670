export type ServiceFeature = 'refill' | 'cancel' | 'drip_feed' | 'package';

export type ServiceSort =
  | 'popularity'
  | 'price_asc'
  | 'price_desc'
  | 'discount_asc'
  | 'discount_desc'
  | 'max_asc'
  | 'max_desc';

/** How filters and orders read a service, whatever keeps it: rows on the server, columns on a device. */
export interface ServiceFacts<Service> {
  id(service: Service): number | bigint;
  networkSlug(service: Service): string;
  typeSlug(service: Service): string;
  /** The larger, the further up. */
  popularity(service: Service): number;
  /** In units of money, after the discount. */
  price(service: Service): bigint;
  discount(service: Service): number;
  min(service: Service): bigint;
  /** As written: the number that means "no limit" included. */
  max(service: Service): bigint;
  startMinutes(service: Service): number | null;
  countries(service: Service): readonly string[];
  labels(service: Service): readonly string[];
  isDeactivated(service: Service): boolean;
  has: Record<ServiceFeature, (service: Service) => boolean>;
}
