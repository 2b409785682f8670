import type { listStaffTrials as endpoint, StaffTrial } from '@marquee/contract/console/free-trials.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { trialSuspicions } from '@marquee/domain/free-trials/free-trial.ts';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { customersById, findCustomerIds } from '../../accounts/index.ts';
import { questsById, type TrialRow } from '../own-trials.ts';
import { rewardCatalogue, rewardView } from '../reward-view.ts';

/** Those in moderation come oldest first: who waits longest is answered first. */
export async function listStaffTrials(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { status, quest_id, after, limit } = query;
  const oldestFirst = status === 'in_moderation';
  const found = await matching(ctx, query.search?.trim() ?? '');
  const rows = await found
    .where('status', '=', status)
    .$if(quest_id !== undefined, (build) => build.where('quest_id', '=', BigInt(quest_id ?? 0)))
    .$if(after !== undefined, (build) => build.where('id', oldestFirst ? '>' : '<', BigInt(after ?? 0)))
    .orderBy('id', oldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: await staffTrials(ctx, page.rows), next: page.next };
}

export async function getStaffTrial(ctx: Context, trialId: bigint): Promise<StaffTrial> {
  const [view] = await staffTrials(ctx, await allTrials(ctx).where('id', '=', trialId).execute());
  return view ?? refuse('not_found');
}

const allTrials = ({ db, panel }: Context) =>
  db.selectFrom('free_trial').selectAll().where('panel_id', '=', panel.id);

/** By the number of the trial, its order or its customer, or by the customer's address. */
async function matching(ctx: Context, search: string) {
  const all = allTrials(ctx);
  if (search === '') return all;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return all.where(({ eb, or }) =>
      or([eb('id', '=', number), eb('order_id', '=', number), eb('account_id', '=', number)]),
    );
  }
  const accountIds = await findCustomerIds(ctx, search.toLowerCase());
  return all.where('account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
}

async function staffTrials(ctx: Context, rows: readonly TrialRow[]): Promise<StaffTrial[]> {
  const [catalogue, quests, customers] = await Promise.all([
    rewardCatalogue(ctx),
    questsById(
      ctx,
      rows.map(({ quest_id }) => quest_id),
    ),
    customersById(
      ctx,
      rows.map(({ account_id }) => account_id),
    ),
  ]);
  return rows.map((row) => {
    const { service, quantity, value } = rewardView(catalogue, row);
    const id = Number(row.account_id);
    return {
      id: Number(row.id),
      status: row.status,
      quest: { id: Number(row.quest_id), name: quests.get(row.quest_id)?.name ?? '' },
      customer: customers.get(row.account_id) ?? { id, name: '', email: null },
      service: { id: service.id, name: service.name },
      quantity,
      value,
      url: row.link,
      proof_url: row.proof_url,
      proof_file: row.proof_name,
      suspicions: trialSuspicions.filter((reason) => row.suspicions.includes(reason)),
      order_id: row.order_id === null ? null : Number(row.order_id),
      reject_reason: row.reject_reason,
      created_at: row.created_at.toISOString(),
      expire_at: row.expire_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
    };
  });
}
