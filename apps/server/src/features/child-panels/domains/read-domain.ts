import type { createChildPanel as endpoint } from '@marquee/contract/earn/child-panels.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import { readOwnDomain, readSubdomain } from '@marquee/domain/child-panels/domain-name.ts';
import { parse } from 'tldts-icann';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { isHostTaken, isHouseName } from '../../panels/index.ts';
import type { RentalTerms } from '../rental-terms.ts';

export type TypedDomain = Pick<Input<typeof endpoint>['body'], 'domain' | 'domain_type'>;

/** The host that a child panel would have; refuses what cannot be one, each reason in its own words. */
export async function readDomain(
  ctx: Context,
  { domain: typed, domain_type }: TypedDomain,
  { subdomainHost }: RentalTerms,
): Promise<string> {
  const read = domain_type === 'own' ? readOwnDomain(typed) : readSubdomain(typed, subdomainHost);
  if ('problem' in read) return refuseDomain(read.problem);
  const { domain } = read;
  if (domain_type === 'own') {
    if (await isHostTaken(ctx, domain)) return refuseDomain('domain_taken');
    if (domain.endsWith(`.${subdomainHost}`) || (await isHouseName(ctx, domain)))
      return refuseDomain('domain_reserved');
    const { publicSuffix, isIcann, domain: registered } = parse(domain);
    if (publicSuffix === domain) return refuseDomain('domain_public_suffix');
    if (!isIcann || registered === null) return refuseDomain('not_a_domain');
  }
  return domain;
}

/** The part that a registry knows: `shop.co.uk` of `www.shop.co.uk`. */
export function registeredPart(domain: string): { name: string; zone: string } | undefined {
  const { domainWithoutSuffix, publicSuffix } = parse(domain);
  return domainWithoutSuffix && publicSuffix ? { name: domainWithoutSuffix, zone: publicSuffix } : undefined;
}

export function refuseDomain(code: FieldErrorCode): never {
  return refuse('invalid_input', { fields: [{ field: 'domain', code }] });
}
