/** Every place on a page that can show a banner. */
export const bannerPlaces = [
  'dashboard',
  'orders',
  'profile',
  'grades',
  'drip_feed',
  'order_widget',
  'free_trials',
  'sidebar',
  'create_order',
  'autopromotion',
  'tasks',
  'services_type_main',
  'services_type_first_short',
  'services_type_second_short',
  'referral_program',
  'services_pricing_main',
  'services_pricing_first_short',
  'services_pricing_second_short',
  'services_pricing_long',
  'services_pricing_footer',
] as const;

export type BannerPlace = (typeof bannerPlaces)[number];
