import { expect, test } from 'vitest';
import { breadcrumbData, productData, questionsData, structuredDataTags } from './structured-data.ts';

const service = {
  id: 7,
  name: 'Views </script><script>alert(1)</script>',
  price: '1.25',
  pricing_per: 1000,
  default_quantity: 5000,
  default_quantity_price: '6.25',
  is_deactivated: false,
  reviews: { rating: 4.5, count: 20 },
};
const facts = {
  service,
  description: '',
  brand: 'YouTube',
  seller: 'Marquee',
  url: 'https://panel.test/services/v',
};

test('a product offers the usual quantity at its price, with its rating', () => {
  expect(productData(facts)).toMatchObject({
    '@type': 'Product',
    sku: '7',
    offers: {
      price: '6.25',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      eligibleQuantity: { value: 5000 },
      priceSpecification: { price: '1.25', referenceQuantity: { value: 1000 } },
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 20 },
  });
});

test('what nobody rated has no rating, what cannot be ordered is out of stock', () => {
  const resting = { ...service, is_deactivated: true, reviews: { rating: null, count: 0 } };
  expect(productData({ ...facts, service: resting })).toMatchObject({
    aggregateRating: undefined,
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('a trail counts from one', () => {
  const trail = breadcrumbData([
    { name: 'Marquee', url: 'https://panel.test/' },
    { name: 'YouTube', url: 'https://panel.test/?network=youtube' },
  ]);
  expect(trail).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2, name: 'YouTube' }] });
});

test('no questions, no page of questions', () => {
  expect(questionsData([])).toEqual([]);
  expect(questionsData([{ question: 'When?', answer: 'Soon.' }])).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'Soon.' } }] },
  ]);
});

test('a name cannot end its data block, and reads back as it was', () => {
  const tags = structuredDataTags([productData(facts)]);
  expect(tags.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = tags.slice(tags.indexOf('>') + 1, tags.lastIndexOf('<'));
  expect(JSON.parse(json).name).toBe(service.name);
});
