import { expect, it } from 'vitest';
import { checkContractCoverage, compareCalls, readCalls } from './contract-coverage.ts';

const list = readCalls(
  '# comment\nGET\t/settings\tguest\tshell\nGET\t/api/v1/tasks/{taskId}\tuser\tearn\n\n',
);
const settings = { method: 'GET', path: '/settings', access: 'guest', area: 'shell' } as const;

it('agrees with the list, where there is one', () => {
  expect(checkContractCoverage().problems).toEqual([]);
});

it('counts what is built and does not ask for areas not built yet', () => {
  expect(compareCalls(list, [settings])).toEqual({ problems: [], report: '1 of 2 listed calls are built' });
});

it('asks for every call of a built area', () => {
  expect(compareCalls(list, []).problems).toEqual(['GET /settings is missing']);
});

it('finds a call that is open to others, or filed elsewhere, than the list says', () => {
  const task = { method: 'GET', path: '/api/v1/tasks/{id}', access: 'guest', area: 'money' } as const;
  expect(compareCalls(list, [settings, task]).problems).toEqual([
    'GET /api/v1/tasks/{} is open to guest; the list says user',
    'GET /api/v1/tasks/{} is in money; the list says earn',
  ]);
});
