import type { VideoStatistics } from '@marquee/contract/generated/youtube.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { nameOrder } from '@marquee/domain/locale/name-order.ts';
import type { Sort } from '../../../ui/tables/data-column.ts';

type Field = Exclude<keyof VideoStatistics, 'videoId' | 'url'>;

/** What is not known comes last in both directions. */
export function sortVideos(videos: readonly VideoStatistics[], { column, direction }: Sort, locale: Locale) {
  const compare = nameOrder(locale);
  const field = column as Field;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...videos].sort((one, other) => {
    const [left, right] = [one[field] ?? null, other[field] ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'string' && typeof right === 'string') return sign * compare(left, right);
    return sign * (Number(left) - Number(right));
  });
}
