export interface WatchFigures {
  views: number;
  watchTimeMinutes: number;
  /** In seconds. */
  averageViewDuration: number;
  /** 42.5 means 42.5 %. */
  averageViewPercentage: number;
}

export interface DayFigures extends WatchFigures {
  subscribersGained: number;
  subscribersLost: number;
}

export interface ReachFigures {
  impressions: number | null;
  clicks: number | null;
  /** A share of one, exact to a millionth. */
  clickRate: number | null;
}

/** Averages weigh a day by its views. */
export function sumDays(days: readonly DayFigures[]): DayFigures {
  const sum = (value: (day: DayFigures) => number) => days.reduce((total, day) => total + value(day), 0);
  const views = sum((day) => day.views);
  const average = (value: (day: DayFigures) => number) =>
    views === 0 ? 0 : sum((day) => value(day) * day.views) / views;
  return {
    views,
    watchTimeMinutes: sum((day) => day.watchTimeMinutes),
    averageViewDuration: Math.round(average((day) => day.averageViewDuration)),
    averageViewPercentage: Math.round(average((day) => day.averageViewPercentage) * 100) / 100,
    subscribersGained: sum((day) => day.subscribersGained),
    subscribersLost: sum((day) => day.subscribersLost),
  };
}

/** The rate is that of the whole clicks shown beside it, so that the three figures agree. */
export function reachFigures(reported: {
  impressions: number | null;
  clickRate: number | null;
}): ReachFigures {
  const { impressions, clickRate } = reported;
  if (impressions === null || clickRate === null) return { impressions, clicks: null, clickRate: null };
  const clicks = Math.min(impressions, Math.round(impressions * clickRate));
  if (impressions === 0) return { impressions, clicks, clickRate: null };
  return { impressions, clicks, clickRate: Math.round((clicks / impressions) * 1_000_000) / 1_000_000 };
}
