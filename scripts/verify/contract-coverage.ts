import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area, Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';

/** Areas whose calls must all exist; the others are counted until they are built. */
const builtAreas: readonly Area[] = [
  'shell',
  'catalogue',
  'api',
  'account',
  'money',
  'ordering',
  'orders',
  'subscriptions',
];

/** The specified list of calls; it is outside the repository and optional. */
const listPath = join(import.meta.dirname, '../../../shared/spec/endpoints.tsv');

type Call = Pick<Endpoint, 'method' | 'path' | 'access' | 'area'>;

interface Coverage {
  problems: string[];
  report: string;
}

export function checkContractCoverage(): Coverage {
  if (!existsSync(listPath))
    return { problems: [], report: 'no list of calls beside this checkout: nothing to compare' };
  return compareCalls(readCalls(readFileSync(listPath, 'utf8')), Object.values<Endpoint>(endpoints));
}

/** Lines of `method path access area`, separated by tabs; `#` starts a comment. */
export function readCalls(list: string): Call[] {
  const lines = list.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [method, path, access, area] = line.trim().split('\t');
    return { method, path, access, area } as Call;
  });
}

export function compareCalls(listed: readonly Call[], built: readonly Call[]): Coverage {
  const byRoute = new Map(built.map((call) => [routeOf(call), call]));
  const problems: string[] = [];
  let covered = 0;
  for (const specified of listed) {
    const call = byRoute.get(routeOf(specified));
    if (call) covered += 1;
    else if (builtAreas.includes(specified.area)) problems.push(`${routeOf(specified)} is missing`);
    if (call && call.access !== specified.access) {
      problems.push(`${routeOf(specified)} is open to ${call.access}; the list says ${specified.access}`);
    }
    if (call && call.area !== specified.area) {
      problems.push(`${routeOf(specified)} is in ${call.area}; the list says ${specified.area}`);
    }
  }
  return { problems, report: `${covered} of ${listed.length} listed calls are built` };
}

/** Parameter names are not compared: `{id}` and `{orderId}` are the same path. */
function routeOf({ method, path }: Call): string {
  return `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
}
