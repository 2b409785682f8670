import { kinds } from './kinds.ts';
import type { ServiceTypeFacts } from './service-types.ts';
import { type Variant, variants } from './variants.ts';

/** The variants in which a type is sold, best first. Post views have no watch time, so they use the reach variants. */
export function offeredVariants(type: ServiceTypeFacts, limit: number): readonly Variant[] {
  const family = type.kind === 'views' && type.target === 'post' ? 'reach' : kinds[type.kind].family;
  return variants[family].slice(0, Math.min(type.services, limit));
}
