// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { OrderParameter } from '@marquee/domain/delivery/service-kinds.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { OfferPlace, OfferPosition } from '@marquee/domain/offers/special-offer.ts';
import type { ReviewStatus } from '@marquee/domain/reviews/review-status.ts';

export interface CatalogueCalls {
  /** Detect the network of a link; null if unknown: `POST /api/v1/order-widget/networks/identify` */
  identifyNetwork: {
    body: { url: string };
    answer: { data: { network_id: number | null } };
  };

  /** Check whether a service accepts a link, and normalize it: `POST /api/v1/order-widget/orders/validate-url` */
  validateUrl: {
    body: { url: string; service_id: number };
    answer: { data: { url: string } };
  };

  /** List the service types that accept a link: `POST /api/v1/order-widget/services/available-types-by-url` */
  listTypesByUrl: {
    body: { url: string; network_id?: number };
    answer: { data: { service_type_ids: number[] } };
  };

  /** List networks with their service types: `GET /api/v1/networks` */
  listNetworks: {
    answer: { data: NetworkWithTypes[] };
  };

  /** List service types, each with its network: `GET /api/v1/service-types` */
  listServiceTypes: {
    query: { network?: string };
    answer: {
      data: {
        id: number;
        slug: string;
        network_id: number;
        /** What is sold, named alike on every network: views, likes, followers … */
        kind: string;
        name: string;
        title: string;
        description: string;
        icon: string | null;
        color: string | null;
        services_count: number;
        /** The lowest price among its services; null while it has none. */
        min_price: string | null;
        network: Network;
      }[];
    };
  };

  /** Get a service type with its FAQ and services: `GET /api/v1/service-types/{slug}` */
  getServiceType: {
    params: { slug: string };
    answer: {
      data: {
        id: number;
        slug: string;
        network_id: number;
        /** What is sold, named alike on every network: views, likes, followers … */
        kind: string;
        name: string;
        title: string;
        description: string;
        icon: string | null;
        color: string | null;
        services_count: number;
        /** The lowest price among its services; null while it has none. */
        min_price: string | null;
        network: Network;
        faq: Question[];
        services: ServiceCard[];
      };
    };
  };

  /** List services, with search, filters and sorting: `GET /api/v1/services` */
  listServices: {
    query: {
      search?: string;
      network?: readonly string[] | string;
      service_type?: readonly string[] | string;
      sort?: 
        | 'discount_asc'
        | 'discount_desc'
        | 'max_asc'
        | 'max_desc'
        | 'name_asc'
        | 'name_desc'
        | 'popularity'
        | 'price_asc'
        | 'price_desc';
      discount?: string | boolean;
      /** Only the signed-in caller's favourites. */
      favorites?: string | boolean;
      label?: string;
      countries?: readonly string[] | string;
      features?: readonly ('cancel' | 'drip_feed' | 'package' | 'refill')[] | string;
      /** Starts within this many minutes. */
      start_time?: number | string;
      /** A quantity that the service must accept. */
      min?: number | string;
      max?: number | string;
      /** In USD, for `pricing_per` pieces, after the discount. */
      price_min?: string;
      price_max?: string;
      page?: number | string;
      per_page?: number | string;
    };
    answer: { data: ServiceCard[]; total: number; page: number; per_page: number };
  };

  /** Get a service by ID or slug: `GET /api/v1/services/{idOrSlug}` */
  getService: {
    params: { idOrSlug: string };
    answer: {
      data: {
        id: number;
        slug: string;
        network_id: number;
        service_type_id: number;
        name: string;
        short_description: string;
        /** Before the discount. */
        default_price: string;
        /** After the discount: what is charged. */
        price: string;
        discount_percent: number;
        /** Agreed with the signed-in customer: no grade's discount comes off it. */
        has_fixed_price: boolean;
        price_type: string;
        pricing_per: number;
        min: number;
        /** 2147483647 means that there is no limit. */
        max: number;
        step: number;
        default_quantity: number;
        default_quantity_price: string;
        drip_feed_is_allowed: boolean;
        is_package: boolean;
        has_refill: boolean;
        can_cancel: boolean;
        /** Minutes until delivery usually starts. */
        start_time: number | null;
        /** Pieces a day. */
        speed: number | null;
        /** Minutes from order to completion, on average over the latest completed orders. */
        average_time: number | null;
        /** Days in which drops are refilled. */
        guarantee: number | null;
        /** Where delivery comes from; empty means everywhere. */
        geo: string[];
        labels: string[];
        reviews: { rating: number | null; count: number };
        is_deactivated: boolean;
        title: string;
        description: string;
        requirements: string;
        exampleLink: string | null;
        calculable_quantity: boolean;
        allowed_use_countries: boolean;
        url_is_required: boolean;
        targets: Target[];
        package_contents: PackageContent[];
        included_in_packages: ServiceBrief[];
        is_enabled: boolean;
        restricted_access: boolean;
        payment_restricted: boolean;
        /** Replaces a service that is no longer offered. */
        is_similar: boolean;
        /** The service offered in place of this one, and whether to offer it. */
        similar_id: number | null;
        need_similar: boolean;
        available_closed_sales: boolean;
        available_personal_manager: boolean;
        /** Days; null where the service has none. */
        consultation_chat_period: number | null;
        thumbnail_period: number | null;
        meta_title: string;
        meta_description: string;
        network: Network;
        service_type: ServiceType;
        faq: Question[];
      };
    };
  };

  /** Get all services in columns, for search and sorting on the device: `GET /api/v1/services/index` */
  getServiceIndex: {
    answer: { data: ServiceIndex };
  };

  /** List changes of prices, limits and availability, newest first: `GET /api/v1/services/updates` */
  listServiceUpdates: {
    query: {
      kinds?: readonly ('activated' | 'added' | 'deactivated' | 'limits' | 'price' | 'removed')[] | string;
      network?: string;
      service_type?: string;
      service_id?: number | string;
      /** Only changes of the caller's favourites. */
      favorites?: string | boolean;
      /** Days in UTC, both included. */
      from?: string;
      until?: string;
      page?: number | string;
      per_page?: number | string;
    };
    answer: {
      data: ServiceUpdate[];
      page: number;
      per_page: number;
      has_more: boolean;
    };
  };

  /** List similar services, closest first: `GET /api/v1/services/{id}/related-services` */
  listRelatedServices: {
    params: { id: number | string };
    answer: { data: ServiceCard[] };
  };

  /** List services often bought together with this one, most frequent first: `GET /api/v1/services/{id}/frequently-bought-together` */
  listBoughtTogether: {
    params: { id: number | string };
    answer: { data: ServiceCard[] };
  };

  /** List similar service types: first of the same network, then of other networks: `POST /api/v1/related-service/type` */
  listRelatedServiceTypes: {
    body: { service_type_id: number };
    answer: {
      data: {
        id: number;
        slug: string;
        network_id: number;
        /** What is sold, named alike on every network: views, likes, followers … */
        kind: string;
        name: string;
        title: string;
        description: string;
        icon: string | null;
        color: string | null;
        services_count: number;
        /** The lowest price among its services; null while it has none. */
        min_price: string | null;
        network: Network;
      }[];
    };
  };

  /** List services on sale, biggest discount first: `GET /api/v1/discounts` */
  listDiscounts: {
    answer: { data: ServiceCard[] };
  };

  /** List the labels services can be filtered by: `GET /api/v1/services/labels` */
  listLabels: {
    answer: {
      data: {
        slug: string;
        name: string;
        color: string | null;
        services_count: number;
      }[];
    };
  };

  /** List special offers by place and position: `GET /api/v1/special-offers` */
  listSpecialOffers: {
    query: { place?: OfferPlace; position?: OfferPosition };
    answer: { data: SpecialOffer[] };
  };

  /** List your favorite services, newest first: `GET /api/v1/services/favorites` */
  listFavorites: {
    answer: { data: { service_id: number }[] };
  };

  /** Add a service to your favorites, or remove it: `POST /api/v1/services/{serviceId}/favorites/toggle` */
  toggleFavorite: {
    params: { serviceId: number | string };
    answer: { data: { is_favorite: boolean } };
  };

  /** List services you’ve received, with your reviews, newest first: `GET /api/v1/my-services` */
  listMyServices: {
    query: { page?: number | string; per_page?: number | string };
    answer: MyServices;
  };

  /** List services you’ve received but not reviewed: `GET /api/v1/my-services/without-reviews` */
  listMyServicesWithoutReviews: {
    query: { page?: number | string; per_page?: number | string };
    answer: MyServices;
  };

  /** Submit reviews of services you’ve received; they appear once approved: `POST /api/v1/my-services/reviews` */
  submitReviews: {
    body: { reviews: { service_id: number; rating: number; comment?: string }[] };
    answer: { data: OwnReview[] };
  };

  /** List reviews of a service, with the number of ratings per star: `GET /api/v1/services/{id}/reviews` */
  listServiceReviews: {
    params: { id: number | string };
    query: {
      /** Only reviews with this many stars. */
      rating?: number | string;
      page?: number | string;
      per_page?: number | string;
    };
    answer: {
      data: {
        id: number;
        author_name: string;
        rating: number;
        comment: string;
        locale: Locale;
        created_at: string;
        /** What the panel says to it. */
        answer: string | null;
      }[];
      total: number;
      page: number;
      per_page: number;
      rating: number | null;
      count: number;
      /** The number of reviews with one star, two, up to five. */
      distribution: number[];
    };
  };

  /** List countries (ISO 3166), sorted by name: `GET /api/v1/countries` */
  listCountries: {
    answer: { data: { iso_code_2: string; name: string }[] };
  };

  /** Search services, networks and service types; typos are tolerated: `POST /api/v1/search` */
  search: {
    body: {
      query: string;
      options?: { searchType?: 'all' | 'networks' | 'service_types' | 'services' };
      network_id?: number | null;
    };
    answer: {
      data: {
        services: ServiceCard[];
        networks: Network[];
        service_types: {
          id: number;
          slug: string;
          network_id: number;
          /** What is sold, named alike on every network: views, likes, followers … */
          kind: string;
          name: string;
          title: string;
          description: string;
          icon: string | null;
          color: string | null;
          services_count: number;
          /** The lowest price among its services; null while it has none. */
          min_price: string | null;
          network: Network;
        }[];
      };
    };
  };

  /** List everything an order form offers: networks, service types and services: `GET /api/v1/order-widget/networks` */
  listWidgetNetworks: {
    answer: {
      data: {
        id: number;
        slug: string;
        name: string;
        /** `path:<d>` (a 24 × 24 outline), or null. */
        icon: string | null;
        color: string;
        type: string;
        url_placeholder_examples: string[];
        hasSearch: boolean;
        service_types: {
          id: number;
          name: string;
          icon: string | null;
          slug: string;
          color: string | null;
          /** What is sold, named alike on every network: views, likes, followers … */
          kind: string;
          services: OrderableService[];
        }[];
      }[];
    };
  };

  /** List countries for an order widget: `GET /api/v1/order-widget/countries` */
  listWidgetCountries: {
    answer: { data: { iso_code_2: string; name: string }[] };
  };

  /** List languages (ISO 639), sorted by name: `GET /api/v1/order-widget/languages` */
  listWidgetLanguages: {
    answer: { data: { iso_code_2: string; name: string }[] };
  };

  /** Search services, networks and service types from an order widget: `POST /api/v1/order-widget/search` */
  searchFromWidget: {
    body: { query: string; network_id?: number | null };
    answer: {
      data: {
        services: ServiceCard[];
        networks: Network[];
        service_types: {
          id: number;
          slug: string;
          network_id: number;
          /** What is sold, named alike on every network: views, likes, followers … */
          kind: string;
          name: string;
          title: string;
          description: string;
          icon: string | null;
          color: string | null;
          services_count: number;
          /** The lowest price among its services; null while it has none. */
          min_price: string | null;
          network: Network;
        }[];
      };
    };
  };

  /** Get a service for an order widget: `GET /api/v1/order-widget/services/{slug}` */
  getWidgetService: {
    params: { slug: string };
    answer: {
      data: {
        id: number;
        slug: string;
        network_id: number;
        service_type_id: number;
        name: string;
        short_description: string;
        /** Before the discount. */
        default_price: string;
        /** After the discount: what is charged. */
        price: string;
        discount_percent: number;
        /** Agreed with the signed-in customer: no grade's discount comes off it. */
        has_fixed_price: boolean;
        price_type: string;
        pricing_per: number;
        min: number;
        /** 2147483647 means that there is no limit. */
        max: number;
        step: number;
        default_quantity: number;
        default_quantity_price: string;
        drip_feed_is_allowed: boolean;
        is_package: boolean;
        has_refill: boolean;
        can_cancel: boolean;
        /** Minutes until delivery usually starts. */
        start_time: number | null;
        /** Pieces a day. */
        speed: number | null;
        /** Minutes from order to completion, on average over the latest completed orders. */
        average_time: number | null;
        /** Days in which drops are refilled. */
        guarantee: number | null;
        /** Where delivery comes from; empty means everywhere. */
        geo: string[];
        labels: string[];
        reviews: { rating: number | null; count: number };
        is_deactivated: boolean;
        title: string;
        description: string;
        requirements: string;
        exampleLink: string | null;
        calculable_quantity: boolean;
        allowed_use_countries: boolean;
        url_is_required: boolean;
        targets: Target[];
        package_contents: PackageContent[];
        included_in_packages: ServiceBrief[];
        is_enabled: boolean;
        restricted_access: boolean;
        payment_restricted: boolean;
        /** Replaces a service that is no longer offered. */
        is_similar: boolean;
        /** The service offered in place of this one, and whether to offer it. */
        similar_id: number | null;
        need_similar: boolean;
        available_closed_sales: boolean;
        available_personal_manager: boolean;
        /** Days; null where the service has none. */
        consultation_chat_period: number | null;
        thumbnail_period: number | null;
        meta_title: string;
        meta_description: string;
        network: Network;
        service_type: ServiceType;
        faq: Question[];
      };
    };
  };
}

export interface ChangedTerms {
  price?: string;
  pricing_per?: number;
  min?: number;
  max?: number;
  step?: number;
}

export interface MyServices {
  data: {
    service: ServiceCard;
    completed_orders: number;
    last_completed_at: string;
    review: OwnReview | null;
    /** What to order again: the latest order of the service, if it is not long ago. */
    last_order: { id: number; url: string; quantity: number } | null;
  }[];
  total: number;
  page: number;
  per_page: number;
}

export interface Network {
  id: number;
  slug: string;
  name: string;
  /** `path:<d>` (a 24 × 24 outline), or null. */
  icon: string | null;
  color: string;
  type: string;
  url_placeholder_examples: string[];
  hasSearch: boolean;
}

export interface NetworkWithTypes {
  id: number;
  slug: string;
  name: string;
  /** `path:<d>` (a 24 × 24 outline), or null. */
  icon: string | null;
  color: string;
  type: string;
  url_placeholder_examples: string[];
  hasSearch: boolean;
  service_types: {
    id: number;
    name: string;
    icon: string | null;
    slug: string;
    color: string | null;
    network_id: number;
    /** What is sold, named alike on every network: views, likes, followers … */
    kind: string;
    services_count: number;
    /** The lowest price among its services; null while it has none. */
    min_price: string | null;
  }[];
}

export interface OrderableService {
  id: number;
  name: string;
  slug: string;
  /** Before the discount. */
  default_price: string;
  /** After the discount: what is charged. */
  price: string;
  discount_percent: number;
  pricing_per: number;
  min: number;
  /** 2147483647 means that there is no limit. */
  max: number;
  step: number;
  default_quantity: number;
  /** Agreed with the signed-in customer: no grade's discount comes off it. */
  has_fixed_price: boolean;
  drip_feed_is_allowed: boolean;
  is_package: boolean;
  is_deactivated: boolean;
  payment_restricted: boolean;
}

export interface OwnReview {
  service_id: number;
  rating: number;
  comment: string;
  status: ReviewStatus;
  /** Why it is not shown. */
  reject_reason: string | null;
  /** What the panel says to it. */
  answer: string | null;
}

export interface PackageContent {
  id: number;
  slug: string;
  name: string;
  quantity: number;
  shortDescription: string;
  isDisplayable: boolean;
  service_type: { id: number; name: string; icon: string | null };
}

export interface Question {
  question: string;
  answer: string;
}

export interface ServiceBrief {
  id: number;
  name: string;
  slug: string;
}

export interface ServiceCard {
  id: number;
  slug: string;
  network_id: number;
  service_type_id: number;
  name: string;
  short_description: string;
  /** Before the discount. */
  default_price: string;
  /** After the discount: what is charged. */
  price: string;
  discount_percent: number;
  /** Agreed with the signed-in customer: no grade's discount comes off it. */
  has_fixed_price: boolean;
  price_type: string;
  pricing_per: number;
  min: number;
  /** 2147483647 means that there is no limit. */
  max: number;
  step: number;
  default_quantity: number;
  default_quantity_price: string;
  drip_feed_is_allowed: boolean;
  is_package: boolean;
  has_refill: boolean;
  can_cancel: boolean;
  /** Minutes until delivery usually starts. */
  start_time: number | null;
  /** Pieces a day. */
  speed: number | null;
  /** Minutes from order to completion, on average over the latest completed orders. */
  average_time: number | null;
  /** Days in which drops are refilled. */
  guarantee: number | null;
  /** Where delivery comes from; empty means everywhere. */
  geo: string[];
  labels: string[];
  reviews: { rating: number | null; count: number };
  is_deactivated: boolean;
}

export interface ServiceIndex {
  flags: number[];
  /** Index into `short_descriptions`: many services share one. */
  short_description: number[];
  short_descriptions: string[];
  rating: (number | null)[];
  reviews_count: number[];
  geo: string[];
  labels: string[];
  id: number[];
  name: string[];
  slug: string[];
  service_type_id: number[];
  default_price: string[];
  price: string[];
  discount_percent: number[];
  pricing_per: number[];
  min: number[];
  max: number[];
  step: number[];
  default_quantity: number[];
  default_quantity_price: string[];
  start_time: (number | null)[];
  speed: (number | null)[];
  average_time: (number | null)[];
  guarantee: (number | null)[];
}

export interface ServiceType {
  id: number;
  slug: string;
  network_id: number;
  /** What is sold, named alike on every network: views, likes, followers … */
  kind: string;
  name: string;
  title: string;
  description: string;
  icon: string | null;
  color: string | null;
  services_count: number;
  /** The lowest price among its services; null while it has none. */
  min_price: string | null;
}

export interface ServiceUpdate {
  id: number;
  kind: 'activated' | 'added' | 'deactivated' | 'limits' | 'price' | 'removed';
  created_at: string;
  service: {
    id: number;
    slug: string;
    name: string;
    network_id: number;
    service_type_id: number;
    is_available: boolean;
  };
  before: ChangedTerms | null;
  after: ChangedTerms | null;
}

export interface SpecialOffer {
  id: number;
  name: string;
  place: OfferPlace;
  position: OfferPosition;
  utm_name: string;
  network: Network | null;
  service_types: ServiceType[];
  services: ServiceCard[];
  /** Also show a link to all other services. */
  showAll: boolean;
  /** Only the caller's grade, or one like it, sees this offer. */
  is_closed_sale: boolean;
}

export interface Target {
  id: number;
  name: string;
  placeholder: string;
  /** The reseller API's parameter for it, if there is one. */
  parameter: OrderParameter | null;
  /** The order is accepted without it. */
  is_optional: boolean;
  /** The values to send: often codes. */
  selectable_values: string[];
  /** The label of each value, in the same order. */
  selectable_labels: string[];
  type: {
    id: number;
    name: string;
    title: string;
    viewType: 'comments' | 'languages' | 'seo_keywords' | 'textarea';
    selectable: boolean;
    enabledForService: boolean;
  };
}
