import type { ServiceFeature } from '@marquee/domain/search/service-facts.ts';

export const features: readonly ServiceFeature[] = ['refill', 'cancel', 'drip_feed', 'package'];
