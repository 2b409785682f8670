import type { FieldError } from '@marquee/contract/error-codes.ts';
import { activeStatuses } from '@marquee/domain/orders/status.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { ReadLine } from './read-line.ts';

/** Lines whose link is taken by a running order of the caller. Guests learn nothing about anybody's orders. */
export async function linksInUse(
  { db, panel, actor }: Context,
  lines: readonly ReadLine[],
  field: string,
): Promise<FieldError[]> {
  const holding = lines.filter(holdsLink);
  if (actor.kind !== 'user' || holding.length === 0) return [];
  const compared = sql<string>`coalesce(compared_link, link)`;
  const active = await db
    .selectFrom('customer_order')
    .select(['service_id', compared.as('link')])
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', actor.accountId)
    .where('status', 'in', activeStatuses)
    .where('holds_link', '=', true)
    .where('service_id', 'in', [...new Set(holding.map(({ service }) => service.row.id))])
    // The same expression as in the index.
    .where(
      sql`md5(${compared})`,
      'in',
      holding.map(({ comparedUrl }) => sql`md5(${comparedUrl})`),
    )
    .execute();
  const taken = new Set(active.map(({ service_id, link }) => `${service_id} ${link}`));
  return holding
    .filter(({ service, comparedUrl }) => taken.has(`${service.row.id} ${comparedUrl}`))
    .map(({ position }) => ({ field: `${field}.${position}.url`, code: 'link_in_use' as const }));
}

/** Whether nothing else may be ordered of this service for this link while the order runs. */
export function holdsLink({ service, url }: Pick<ReadLine, 'service' | 'url'>): boolean {
  return url !== '' && !service.row.allows_same_link;
}

/** Two lines for one link would be refused when they are written; here the line can be named. */
export function findDuplicateLinks(lines: readonly ReadLine[], field: string): FieldError[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const key = `${line.service.row.id} ${line.comparedUrl}`;
    const isTaken = holdsLink(line) && seen.has(key);
    seen.add(key);
    return isTaken ? [{ field: `${field}.${line.position}.url`, code: 'link_in_use' as const }] : [];
  });
}
