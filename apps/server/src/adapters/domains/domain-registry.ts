import type { DomainAvailability } from '@marquee/domain/child-panels/child-panel.ts';
import { LRUCache } from 'lru-cache';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';

interface Registries {
  fetch: GuardedFetch;
  /** Answers each look-up with the address of the registry that knows. */
  rdapUrl: string;
}

const answers = new LRUCache<string, DomainAvailability>({ max: 5000, ttl: 600_000 });
const patience = 5000;

/** Whether a domain is registered, by RDAP (RFC 9082). Whatever goes wrong means that we do not know. */
export async function domainAvailability(
  registries: Registries,
  domain: string,
): Promise<DomainAvailability> {
  const address = `${registries.rdapUrl}/domain/${domain}`;
  const known = answers.get(address);
  if (known) return known;
  const found = await ask(registries, address).catch((): DomainAvailability => 'unknown');
  if (found !== 'unknown') answers.set(address, found);
  return found;
}

async function ask(registries: Registries, address: string): Promise<DomainAvailability> {
  const request = {
    headers: { accept: 'application/rdap+json' },
    redirect: 'answer',
    timeoutMs: patience,
  } as const;
  const directory = await registries.fetch(address, request);
  if (directory.status === 200) return 'taken';
  const { location } = directory.headers;
  // A directory that knows no registry for a domain answers 404 as well: only the registry's word counts.
  if (directory.status < 300 || directory.status > 399 || !location) return 'unknown';
  const registry = await registries.fetch(new URL(location, address).href, request);
  if (registry.status === 200) return 'taken';
  return registry.status === 404 ? 'free' : 'unknown';
}
