import { formatDate } from '@marquee/domain/format/date.ts';
import { useSearchParams } from 'react-router';
import { useRenderedAt } from '../../shell/preferences/rendered-at.tsx';
import { readReportView } from './report-view.ts';

type Changes = Partial<Record<'channel' | 'period' | 'from' | 'to' | 'compare' | 'metric', string>>;

export type SetReportView = (changes: Changes) => void;

export function useReportView() {
  const [params, setParams] = useSearchParams();
  const today = formatDate(new Date(useRenderedAt()));
  /** An empty text removes it from the address. */
  const set: SetReportView = (changes) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { view: readReportView(params, today), today, set };
}
