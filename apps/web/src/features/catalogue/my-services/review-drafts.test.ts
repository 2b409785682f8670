import { expect, test } from 'vitest';
import { ratedReviews } from './review-drafts.ts';

test('only rated services are sent, and an empty comment not at all', () => {
  const drafts = new Map([
    [1, { rating: 5, comment: ' Quick and complete. ' }],
    [2, { comment: 'No stars given' }],
    [3, { rating: 1, comment: '   ' }],
  ]);
  expect(ratedReviews(drafts)).toEqual([
    { service_id: 1, rating: 5, comment: 'Quick and complete.' },
    { service_id: 3, rating: 1, comment: undefined },
  ]);
});

test('one call takes at most fifty', () => {
  const drafts = new Map(Array.from({ length: 60 }, (_, id) => [id + 1, { rating: 4, comment: '' }]));
  expect(ratedReviews(drafts)).toHaveLength(50);
});
