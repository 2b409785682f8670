import type { Banner } from '@marquee/contract/shell/shell.ts';
import { isKnownAddress } from './known-address.ts';

/** In the operator's order, without those that invite to a page which this panel does not have. */
export function shownSlides({ information }: Banner): Banner['information'] {
  return information
    .filter(({ buttonLink }) => buttonLink === null || isKnownAddress(buttonLink))
    .toSorted((one, other) => one.sorting - other.sorting);
}
