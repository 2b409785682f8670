import type {
  CustomerAuditEntry,
  getCustomerAudit as endpoint,
} from '@marquee/contract/console/customers.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById, findAccount } from '../accounts/index.ts';

const longestState = 4000;

/** What was done to the account: by its owner, by staff, and by staff who were signed in as its owner. */
export async function customerAudit(
  ctx: Context,
  customerId: bigint,
  { after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  if (!(await findAccount(ctx, customerId))) return refuse('not_found');
  const rows = await ctx.db
    .selectFrom('audit_entry')
    .select([
      'id',
      'action',
      'actor_kind',
      'actor_id',
      'on_behalf_of',
      'reason',
      'before',
      'after',
      'created_at',
    ])
    .where('panel_id', '=', ctx.panel.id)
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', String(customerId))
    .$if(after !== undefined, (build) => build.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const people = await customersById(
    ctx,
    page.rows.flatMap(({ actor_id, on_behalf_of }) => [actor_id ?? [], on_behalf_of ?? []].flat()),
  );
  const person = (id: bigint | null): CustomerAuditEntry['actor'] =>
    id === null ? null : { id: Number(id), name: people.get(id)?.name ?? '' };
  return {
    data: page.rows.map((row) => ({
      id: Number(row.id),
      action: row.action,
      actor: row.actor_kind === 'user' ? person(row.actor_id) : null,
      on_behalf_of: person(row.on_behalf_of),
      reason: row.reason,
      before: stateText(row.before),
      after: stateText(row.after),
      created_at: row.created_at.toISOString(),
    })),
    next: page.next,
  };
}

function stateText(state: unknown): string | null {
  return state === null ? null : JSON.stringify(state).slice(0, longestState).toWellFormed();
}
