import { useState } from 'react';

export interface ReviewDraft {
  rating?: number;
  comment: string;
}

export type ReviewDrafts = ReadonlyMap<number, ReviewDraft>;

const mostAtOnce = 50;

/** What will be sent: only services that were given stars. A comment alone says nothing about quality. */
export function ratedReviews(drafts: ReviewDrafts) {
  return [...drafts]
    .flatMap(([service_id, { rating, comment }]) =>
      rating === undefined ? [] : [{ service_id, rating, comment: comment.trim() || undefined }],
    )
    .slice(0, mostAtOnce);
}

export function useReviewDrafts() {
  const [drafts, setDrafts] = useState<ReviewDrafts>(new Map());
  return {
    drafts,
    change: (serviceId: number, changes: Partial<ReviewDraft>) =>
      setDrafts((current) =>
        new Map(current).set(serviceId, { comment: '', ...current.get(serviceId), ...changes }),
      ),
    /** Those that were sent go; what was written since stays. */
    drop: (serviceIds: readonly number[]) =>
      setDrafts((current) => new Map([...current].filter(([id]) => !serviceIds.includes(id)))),
  };
}
