import { endpoint } from '../endpoint.ts';
import { text } from '../primitives.ts';

export const getApiDescription = endpoint({
  name: 'getApiDescription',
  method: 'GET',
  path: '/api.yaml',
  access: 'guest',
  area: 'api',
  summary: 'Get this description as OpenAPI 3.1',
  response: text(10_000_000),
  contentType: 'application/yaml',
});
