import { expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../registry.ts';
import { apiReference } from './api-reference.ts';

it('lists every call that is not for staff once, by area, with what it takes', () => {
  const areas = apiReference();
  const listed = Object.values<Endpoint>(endpoints).filter(({ access }) => !access.startsWith('staff:'));
  const inUse = new Set(listed.map(({ area }) => area));
  expect(areas.map(({ area }) => area)).toEqual([...inUse]);
  const calls = areas.flatMap((group) => group.calls);
  expect(calls.map(({ name }) => name).sort()).toEqual(listed.map(({ name }) => name).sort());

  const services = calls.find(({ name }) => name === 'listServices');
  expect(services?.fields).toContainEqual({ name: 'page', place: 'query', type: 'integer', required: false });
  expect(services?.fields).toContainEqual({
    name: 'features',
    place: 'query',
    type: 'list of refill | cancel | drip_feed | package',
    required: false,
  });
  const service = calls.find(({ name }) => name === 'getService');
  expect(service?.fields).toEqual([{ name: 'idOrSlug', place: 'path', type: 'string', required: true }]);
});
