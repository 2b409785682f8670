import { useState } from 'react';

export interface ReviewDraft {
  rating?: number;
  comment: string;
}

export type ReviewDrafts = ReadonlyMap<number, ReviewDraft>;

const maxAtOnce = 50;

/** Reviews to send: only those with stars, because a comment alone is no rating. */
export function ratedReviews(drafts: ReviewDrafts) {
  return [...drafts]
    .flatMap(([service_id, { rating, comment }]) =>
      rating === undefined ? [] : [{ service_id, rating, comment: comment.trim() || undefined }],
    )
    .slice(0, maxAtOnce);
}

export function useReviewDrafts() {
  const [drafts, setDrafts] = useState<ReviewDrafts>(new Map());
  return {
    drafts,
    change: (serviceId: number, changes: Partial<ReviewDraft>) =>
      setDrafts((current) =>
        new Map(current).set(serviceId, { comment: '', ...current.get(serviceId), ...changes }),
      ),
    /** Removes the drafts that were sent; later ones stay. */
    drop: (serviceIds: readonly number[]) =>
      setDrafts((current) => new Map([...current].filter(([id]) => !serviceIds.includes(id)))),
  };
}
