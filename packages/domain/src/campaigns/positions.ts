/** Whoever tracks a keyword is told when it enters or leaves one of these. */
export const alertPlaces = [3, 10, 50] as const;
export type AlertPlace = (typeof alertPlaces)[number];

export interface Crossing {
  place: AlertPlace;
  entered: boolean;
}

/**
 * What a move from one look-up to the next means: the best of the places it entered, or the best of those it left.
 * A null position is beyond the last place looked at; the first look-up of all is no move.
 */
export function crossing(before: number | null, after: number | null): Crossing | undefined {
  const isWithin = (position: number | null, place: number) => position !== null && position <= place;
  const place = alertPlaces.find((one) => isWithin(before, one) !== isWithin(after, one));
  return place === undefined ? undefined : { place, entered: isWithin(after, place) };
}

/** Places won (above zero) or lost. */
export function positionChange(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : before - after;
}

/** To one decimal; null where none was found. */
export function averagePosition(positions: readonly (number | null)[]): number | null {
  const found = positions.filter((position) => position !== null);
  if (found.length === 0) return null;
  return Math.round((found.reduce((sum, position) => sum + position, 0) / found.length) * 10) / 10;
}

export function bestPosition(positions: readonly (number | null)[]): number | null {
  return positions.reduce((best, one) => (one !== null && (best === null || one < best) ? one : best), null);
}

export interface Places {
  first3: number;
  first10: number;
  first50: number;
  beyond: number;
}

/** How many stand within the first so many places: who is among the first 3 is among the first 10 as well. */
export function countPlaces(positions: readonly (number | null)[]): Places {
  const within = (place: number) => positions.filter((one) => one !== null && one <= place).length;
  const first50 = within(50);
  return { first3: within(3), first10: within(10), first50, beyond: positions.length - first50 };
}
