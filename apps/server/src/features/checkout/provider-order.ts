import type { OrderParameters, ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import type { PricedLine } from '../quotes/index.ts';

/** What a line says beyond link and quantity, in the words of the reseller API. */
export function providerOrder({ service, targets, countries }: PricedLine): {
  provider_type: ServiceKind;
  provider_params: OrderParameters;
} {
  const lines = (view: string) =>
    targets.filter(({ viewType }) => viewType === view).flatMap(({ values }) => values);
  const comments = lines('comments');
  const keywords = lines('seo_keywords');
  return {
    provider_type: kind(service.row.is_package, comments.length > 0, keywords.length > 0),
    provider_params: {
      ...(comments.length > 0 ? { comments: comments.join('\n') } : {}),
      ...(keywords.length > 0 ? { keywords: keywords.join('\n') } : {}),
      ...(countries.length > 0 ? { country: countries.join(',') } : {}),
    },
  };
}

function kind(isPackage: boolean, hasComments: boolean, hasKeywords: boolean): ServiceKind {
  if (isPackage) return hasComments ? 'Custom Comments Package' : 'Package';
  if (hasComments) return 'Custom Comments';
  return hasKeywords ? 'SEO' : 'Default';
}
