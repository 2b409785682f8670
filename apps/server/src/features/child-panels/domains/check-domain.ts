import type { DomainSuggestion, checkChildDomain as endpoint } from '@marquee/contract/earn/child-panels.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import { readSubdomain } from '@marquee/domain/child-panels/domain-name.ts';
import { domainAvailability } from '../../../adapters/domains/domain-registry.ts';
import type { Context } from '../../../platform/context.ts';
import { isHostTaken } from '../../panels/index.ts';
import { type RentalTerms, rentalTerms, requireRental } from '../rental-terms.ts';
import { readDomain, registeredPart, type TypedDomain } from './read-domain.ts';

const commonZones = ['com', 'net', 'shop', 'store', 'online', 'site', 'pro', 'io'];

/** Whether the domain may be used here, and what the registries know. Nothing of this is needed to make a panel. */
export async function checkDomain(
  ctx: Context,
  typed: TypedDomain,
): Promise<Answer<typeof endpoint>['data']> {
  await requireRental(ctx);
  const terms = await rentalTerms(ctx);
  const domain = await readDomain(ctx, typed, terms);
  return typed.domain_type === 'own' ? checkOwn(ctx, domain) : checkSubdomain(ctx, domain, terms);
}

async function checkOwn(ctx: Context, domain: string): Promise<Answer<typeof endpoint>['data']> {
  const registered = registeredPart(domain);
  if (!registered) return { domain, availability: 'unknown', suggestions: [] };
  const { name, zone } = registered;
  const others = commonZones.filter((other) => other !== zone).map((other) => `${name}.${other}`);
  const [own, ...suggested] = await Promise.all(
    [`${name}.${zone}`, ...others].map((candidate) => askRegistry(ctx, candidate)),
  );
  return { domain, availability: own?.availability ?? 'unknown', suggestions: suggested };
}

async function askRegistry(ctx: Context, domain: string): Promise<DomainSuggestion> {
  const { rdapUrl } = ctx.environment.domains;
  return { domain, availability: await domainAvailability({ fetch: ctx.fetch, rdapUrl }, domain) };
}

async function checkSubdomain(
  ctx: Context,
  domain: string,
  { subdomainHost }: RentalTerms,
): Promise<Answer<typeof endpoint>['data']> {
  if (!(await isHostTaken(ctx, domain))) return { domain, availability: 'free', suggestions: [] };
  const name = domain.slice(0, domain.length - subdomainHost.length - 1);
  const candidates = [`${name}-shop`, `${name}-panel`, `my-${name}`, `${name}2`].flatMap((candidate) => {
    const read = readSubdomain(candidate, subdomainHost);
    return 'domain' in read ? [read.domain] : [];
  });
  const free = await Promise.all(
    candidates.map(async (candidate) => ((await isHostTaken(ctx, candidate)) ? [] : [candidate])),
  );
  return {
    domain,
    availability: 'taken',
    suggestions: free.flat().map((candidate) => ({ domain: candidate, availability: 'free' as const })),
  };
}
