import type { OwnReview } from '@marquee/contract/catalogue/reviews.ts';
import type { Context } from '../../platform/context.ts';

/** By service: an account has one review of each. */
export async function ownReviews({ db, panel }: Context, accountId: bigint): Promise<Map<bigint, OwnReview>> {
  const rows = await db
    .selectFrom('review')
    .select(['service_id', 'rating', 'comment', 'status', 'reject_reason', 'answer'])
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
  return new Map(
    rows.map(({ service_id, ...review }) => [service_id, { service_id: Number(service_id), ...review }]),
  );
}
