import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { pageWindow } from './page-window.ts';

type PaginationProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Such as "41 to 60 of 312". */
  summary?: string;
};

export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, page, pageCount, onPageChange, summary } = props;
  const steps = pageWindow(page, pageCount);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="text-ink-faint text-note tabular-nums">{summary}</span>
      <ul className="flex items-center gap-0.5">
        <li>
          <IconButton
            icon={<ChevronLeft className="size-4" />}
            label={previousLabel}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          />
        </li>
        {steps.map((step, index) => (
          <li
            key={step === 'gap' ? `gap after ${steps[index - 1]}` : step}
            className={classNames(step !== page && 'max-small:hidden')}
          >
            {step === 'gap' ? (
              <span className="px-1.5 text-ink-faint">…</span>
            ) : (
              <button
                type="button"
                aria-current={step === page ? 'page' : undefined}
                onClick={() => onPageChange(step)}
                className="h-tap min-w-tap rounded-md px-2 text-ink-soft tabular-nums transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text"
              >
                {step}
              </button>
            )}
          </li>
        ))}
        <li>
          <IconButton
            icon={<ChevronRight className="size-4" />}
            label={nextLabel}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}
