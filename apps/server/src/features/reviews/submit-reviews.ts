import type { submitReviews as endpoint } from '@marquee/contract/catalogue/reviews.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { ownReviews } from './own-reviews.ts';

type SubmittedReviews = Input<typeof endpoint>['body']['reviews'];

/**
 * Only for services delivered to the caller, one review each. A changed review goes back to moderation and is
 * hidden until it is approved again; one sent again unchanged stays as it is.
 */
export async function submitReviews(
  ctx: Context,
  submitted: SubmittedReviews,
): Promise<Answer<typeof endpoint>> {
  const { actor, db, panel } = ctx;
  if (actor.kind !== 'user') return refuse('unauthenticated');
  const purchases = await db
    .selectFrom('service_purchase')
    .select('service_id')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', actor.accountId)
    .execute();
  const { name } = await db
    .selectFrom('account')
    .select('name')
    .where('panel_id', '=', panel.id)
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const received = new Set(purchases.map(({ service_id }) => Number(service_id)));
  const fields = refusedFields(submitted, received);
  if (fields.length > 0) return refuse('invalid_input', { fields });

  await db
    .insertInto('review')
    .values(
      submitted.map(({ service_id, rating, comment = '' }) => ({
        panel_id: panel.id,
        service_id: BigInt(service_id),
        account_id: actor.accountId,
        author_name: shownName(name),
        rating,
        comment: comment.trim(),
        locale: ctx.locale,
        created_at: ctx.clock.now(),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['panel_id', 'account_id', 'service_id'])
        .doUpdateSet({
          rating: (build) => build.ref('excluded.rating'),
          comment: (build) => build.ref('excluded.comment'),
          locale: (build) => build.ref('excluded.locale'),
          created_at: (build) => build.ref('excluded.created_at'),
          status: 'in_moderation',
          moderated_at: null,
          // Both were said to the text before.
          reject_reason: null,
          answer: null,
          answered_at: null,
        })
        .where(sql<boolean>`(review.rating, review.comment) <> (excluded.rating, excluded.comment)`),
    )
    .execute();
  const stored = await ownReviews(ctx, actor.accountId);
  return { data: submitted.flatMap(({ service_id }) => stored.get(BigInt(service_id)) ?? []) };
}

/** A service that was never delivered to the caller is refused like one that does not exist. */
function refusedFields(submitted: SubmittedReviews, received: ReadonlySet<number>): FieldError[] {
  return submitted.flatMap(({ service_id }, index) => {
    const isFirst = submitted.findIndex((other) => other.service_id === service_id) === index;
    return received.has(service_id) && isFirst
      ? []
      : [{ field: `reviews.${index}.service_id`, code: 'invalid' as const }];
  });
}

/** The public sees the first name and an initial. */
function shownName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const [initial = ''] = rest.at(-1) ?? '';
  return initial ? `${first} ${initial}.` : first || name;
}
