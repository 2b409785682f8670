import type { AuditEntry, listAudit as endpoint } from '@marquee/contract/console/audit.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';

type Filters = Input<typeof endpoint>['query'];

const day = 86_400_000;

/** The newest first. */
export async function listAudit(ctx: Context, query: Filters): Promise<Answer<typeof endpoint>> {
  const { after, limit } = query;
  const matching = await matchingEntries(ctx, query);
  const rows = await matching
    .$if(after !== undefined, (build) => build.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const people = await customersById(
    ctx,
    page.rows.flatMap(({ actor_id, on_behalf_of }) => [actor_id, on_behalf_of]).filter((id) => id !== null),
  );
  const person = (id: bigint | null) => (id === null ? null : (people.get(id) ?? null));
  const data = page.rows.map(
    (row): AuditEntry => ({
      id: Number(row.id),
      actor: row.actor_kind === 'user' ? person(row.actor_id) : null,
      actor_kind: row.actor_kind,
      on_behalf_of: person(row.on_behalf_of),
      action: row.action,
      subject_type: row.subject_type,
      subject_id: row.subject_id,
      before: asText(row.before),
      after: asText(row.after),
      reason: row.reason,
      request_id: row.request_id,
      created_at: row.created_at.toISOString(),
    }),
  );
  return { data, next: page.next };
}

async function matchingEntries(ctx: Context, query: Filters) {
  const { action, subject_type, subject_id, start_date, end_date } = query;
  const actors = await actorsNamed(ctx, query.search?.trim() ?? '');
  const { first, last } = await numbersBetween(ctx, query);
  const prefix = `${action?.replace(/[\\%_]/g, '\\$&')}%`;
  return ctx.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .$if(actors !== undefined, (build) => build.where('actor_id', 'in', actors ?? []))
    .$if(Boolean(action), (build) => build.where('action', 'like', prefix))
    .$if(Boolean(subject_type), (build) => build.where('subject_type', '=', subject_type ?? ''))
    .$if(Boolean(subject_id), (build) => build.where('subject_id', '=', subject_id ?? ''))
    .$if(Boolean(start_date), (build) => build.where('created_at', '>=', startOf(start_date)))
    .$if(Boolean(end_date), (build) => build.where('created_at', '<', endOf(end_date)))
    .$if(first !== undefined, (build) => build.where('id', '>=', first ?? 0n))
    .$if(last !== undefined, (build) => build.where('id', '<=', last ?? 0n));
}

const startOf = (date = '') => new Date(date);
const endOf = (date = '') => new Date(Date.parse(date) + day);

/** An entry may have been numbered after one with a later time, but not by as much. */
const slack = 3_600_000;
const afterAll = 2n ** 62n;

/** Numbers rise with time: pages are read by number, so old days are found without reading all that came after. */
async function numbersBetween({ db, panel }: Context, { start_date, end_date }: Filters) {
  const entries = db.selectFrom('audit_entry').select('id').where('panel_id', '=', panel.id);
  const from = new Date(startOf(start_date).getTime() - slack);
  const to = new Date(endOf(end_date).getTime() + slack);
  const [first, last] = await Promise.all([
    start_date
      ? entries
          .where('created_at', '>=', from)
          .orderBy('created_at')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst()
      : undefined,
    end_date
      ? entries
          .where('created_at', '<', to)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined,
  ]);
  return {
    first: start_date ? (first?.id ?? afterAll) : undefined,
    last: end_date ? (last?.id ?? 0n) : undefined,
  };
}

/** Nobody, so that nothing is found, where nobody has the name. */
async function actorsNamed(ctx: Context, search: string): Promise<bigint[] | undefined> {
  if (search === '') return undefined;
  if (/^#?\d{1,16}$/.test(search)) return [BigInt(search.replace('#', ''))];
  const ids = await findCustomerIds(ctx, search.toLowerCase());
  return ids.length > 0 ? ids : [0n];
}

const mostShown = 90_000;

function asText(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value, null, 2).slice(0, mostShown);
}
