import type { ServiceCard } from '@marquee/contract/generated/catalogue.ts';

const context = 'https://schema.org';

interface ProductFacts {
  service: Pick<
    ServiceCard,
    'id' | 'name' | 'price' | 'pricing_per' | 'default_quantity' | 'default_quantity_price' | 'is_deactivated'
  > &
    Pick<ServiceCard, 'reviews'>;
  description: string;
  brand: string;
  seller: string;
  url: string;
}

/** The offer is the price of a default order; the unit price is given beside it. */
export function productData({ service, description, brand, seller, url }: ProductFacts): object {
  const { rating, count } = service.reviews;
  return {
    '@context': context,
    '@type': 'Product',
    name: service.name,
    sku: String(service.id),
    description: description || undefined,
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url,
      price: service.default_quantity_price,
      priceCurrency: 'USD',
      availability: `${context}/${service.is_deactivated ? 'OutOfStock' : 'InStock'}`,
      eligibleQuantity: { '@type': 'QuantitativeValue', value: service.default_quantity },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: service.price,
        priceCurrency: 'USD',
        referenceQuantity: { '@type': 'QuantitativeValue', value: service.pricing_per },
      },
      seller: { '@type': 'Organization', name: seller },
    },
    aggregateRating:
      rating === null || count === 0
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: count,
            bestRating: 5,
            worstRating: 1,
          },
  };
}

export function breadcrumbData(trail: readonly { name: string; url: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Search engines report an FAQ without questions as an error. */
export function questionsData(faq: readonly { question: string; answer: string }[]): object[] {
  if (faq.length === 0) return [];
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@context': context, '@type': 'FAQPage', mainEntity }];
}

/** Data blocks never run, so the content security policy allows them; only `<` could end one early. */
export function structuredDataTags(items: readonly object[] = []): string {
  return items
    .map((item) => JSON.stringify(item).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}

/** A tool that anyone may use on the page. */
export function applicationData({ name, description }: { name: string; description: string }): object {
  return {
    '@context': context,
    '@type': 'WebApplication',
    name,
    description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
  };
}
