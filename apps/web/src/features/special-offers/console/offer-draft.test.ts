import type { ManagedOffer, OfferService } from '@marquee/contract/generated/console.ts';
import { expect, test } from 'vitest';
import { offerDraft, previewedOffer, toOfferBody } from './offer-draft.ts';

const service = (id: number, changes: Partial<OfferService> = {}): OfferService => ({
  id,
  slug: `s-${id}`,
  name: `Service ${id}`,
  group: 'Tube · Watching',
  network_id: 7,
  is_shown: true,
  is_restricted: false,
  price: '1',
  default_price: '2',
  pricing_per: 1000,
  ...changes,
});
const offer: ManagedOffer = {
  id: 3,
  name: 'More views',
  translations: { de: { name: 'Mehr Aufrufe' } },
  place: 'success_payment',
  position: 'network',
  show_all: true,
  is_closed_sale: false,
  is_enabled: true,
  utm_name: 'after',
  network: { id: 7, slug: 'tube', name: 'Tube' },
  service_types: [],
  services: [service(1), service(2, { is_shown: false }), service(3, { is_restricted: true })],
};

test('an offer that is saved unchanged stays as it is, what is switched off included', () => {
  expect(toOfferBody(offerDraft(offer))).toEqual({
    name: 'More views',
    translations: { de: { name: 'Mehr Aufrufe' } },
    place: 'success_payment',
    position: 'network',
    show_all: true,
    is_closed_sale: false,
    is_enabled: true,
    utm_name: 'after',
    network_id: 7,
    service_type_ids: [],
    service_ids: [1, 2, 3],
  });
});

test('an emptied translation is left out', () => {
  expect(toOfferBody({ ...offerDraft(offer), names: { de: '  ', fr: 'Plus' } }).translations).toEqual({
    fr: { name: 'Plus' },
  });
});

test('the preview holds what customers see, in the language of the reader', () => {
  const shown = (changes: object) => previewedOffer({ ...offerDraft(offer), ...changes }, 'de');
  expect(shown({}).name).toBe('Mehr Aufrufe');
  expect(previewedOffer(offerDraft(offer), 'ja').name).toBe('More views');
  expect(shown({}).services.map(({ id }) => id)).toEqual([1]);
  expect(shown({ is_closed_sale: true }).services.map(({ id }) => id)).toEqual([1, 3]);
});
