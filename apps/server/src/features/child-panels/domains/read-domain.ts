import type { createChildPanel as endpoint } from '@marquee/contract/earn/child-panels.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { readOwnDomain, readSubdomain } from '@marquee/domain/child-panels/domain-name.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { isHostTaken } from '../../panels/index.ts';
import type { RentalTerms } from '../rental-terms.ts';

type Typed = Pick<Input<typeof endpoint>['body'], 'domain' | 'domain_type'>;

/** The host that a child panel would have; refuses what cannot be one, each reason in its own words. */
export async function readDomain(
  ctx: Context,
  { domain: typed, domain_type }: Typed,
  { subdomainHost }: RentalTerms,
): Promise<string> {
  const read = domain_type === 'own' ? readOwnDomain(typed) : readSubdomain(typed, subdomainHost);
  if ('problem' in read) return refuseDomain(read.problem);
  if (await isHostTaken(ctx, read.domain)) return refuseDomain('domain_taken');
  return read.domain;
}

function refuseDomain(code: Parameters<typeof toField>[0]): never {
  return refuse('invalid_input', { fields: [toField(code)] });
}

function toField(
  code: Extract<ReturnType<typeof readOwnDomain>, { problem: unknown }>['problem'] | 'domain_taken',
) {
  return { field: 'domain', code } as const;
}
