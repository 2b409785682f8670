export const competitionLevels = ['low', 'medium', 'high'] as const;
export type CompetitionLevel = (typeof competitionLevels)[number];

/** By the network's estimate of all results, which it does not count beyond a million. */
export function competitionOf(videos: number): CompetitionLevel {
  if (videos < 50_000) return 'low';
  return videos < 500_000 ? 'medium' : 'high';
}
