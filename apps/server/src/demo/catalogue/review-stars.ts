import { seededRandom } from '../seeded-random.ts';

/** The stars of each demo review of a service. Its rating and count are computed from the same list. */
export function reviewStars(serviceSlug: string, popularity: number): number[] {
  const random = seededRandom(`reviews of ${serviceSlug}`);
  const count = Math.floor(random() * 4 + (popularity / 1000) * random() * 40);
  return Array.from({ length: count }, () => starsFor(random()));
}

/** Two in three give five stars and hardly anyone gives one, as on real shops. */
function starsFor(chance: number): number {
  if (chance < 0.64) return 5;
  if (chance < 0.88) return 4;
  if (chance < 0.96) return 3;
  return chance < 0.99 ? 2 : 1;
}

export function averageRating(stars: readonly number[]): number | null {
  if (stars.length === 0) return null;
  return Math.round((stars.reduce((sum, star) => sum + star, 0) * 100) / stars.length);
}
