import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { countryCode, data, text } from '../primitives.ts';

const country = z.object({ iso_code_2: countryCode, name: text(120) });

const language = z.object({
  iso_code_2: z
    .string()
    .length(2)
    .regex(/^[a-z]{2}$/),
  name: text(120),
});

export const listCountries = endpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/api/v1/countries',
  access: 'guest',
  area: 'catalogue',
  summary: 'List countries (ISO 3166), sorted by name',
  response: data(z.array(country).max(300)),
});

export const listWidgetCountries = endpoint({
  name: 'listWidgetCountries',
  method: 'GET',
  path: '/api/v1/order-widget/countries',
  access: 'widget',
  area: 'catalogue',
  summary: 'List countries for an order widget',
  response: data(z.array(country).max(300)),
});

export const listWidgetLanguages = endpoint({
  name: 'listWidgetLanguages',
  method: 'GET',
  path: '/api/v1/order-widget/languages',
  access: 'widget',
  area: 'catalogue',
  summary: 'List languages (ISO 639), sorted by name',
  response: data(z.array(language).max(300)),
});
