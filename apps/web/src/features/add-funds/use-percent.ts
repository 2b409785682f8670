import { useFormatter } from 'use-intl';

/** A share of one as the reader's language writes it. */
export function usePercent(): (share: number) => string {
  const format = useFormatter();
  return (share) => format.number(share, { style: 'percent', maximumFractionDigits: 2 });
}
