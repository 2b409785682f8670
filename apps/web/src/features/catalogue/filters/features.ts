import type { ServiceFeature } from '@marquee/domain/search/sort-services.ts';

export const features: readonly ServiceFeature[] = ['refill', 'cancel', 'drip_feed', 'package'];
