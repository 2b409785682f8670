import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type StepperProps = { label: string; steps: readonly { label: string; note?: ReactNode }[]; current: number };

function stepState(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

const dots = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-primary bg-surface text-primary-text',
  ahead: 'border-line-strong bg-surface text-ink-faint',
};

/** The steps of a short process. `current` counts from 0; one past the end means all are done. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex flex-col tablet:flex-row">
      {steps.map((step, index) => {
        const state = stepState(index, current);
        return (
          <li
            key={step.label}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group relative flex flex-1 gap-3 pb-5 last:pb-0 tablet:flex-col tablet:gap-2 tablet:pb-0 tablet:pe-4"
          >
            <span
              className={classNames(
                'absolute top-7 bottom-0 start-[13px] w-0.5 group-last:hidden tablet:top-[13px] tablet:end-0 tablet:bottom-auto tablet:start-7 tablet:h-0.5 tablet:w-auto',
                state === 'done' ? 'bg-primary' : 'bg-line',
              )}
              aria-hidden="true"
            />
            <span
              className={classNames(
                'z-1 flex size-7 shrink-0 items-center justify-center rounded-full border-2 font-semibold text-12 tabular-nums',
                dots[state],
              )}
            >
              {state === 'done' ? <Check className="size-4" aria-hidden="true" /> : index + 1}
            </span>
            <span className="min-w-0 pt-0.5 tablet:pt-0">
              <span className={classNames('block font-medium', state === 'ahead' && 'text-ink-faint')}>
                {step.label}
              </span>
              {step.note && <span className="block text-ink-faint text-note">{step.note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
