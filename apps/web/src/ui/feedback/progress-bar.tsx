import { classNames } from '../class-names.ts';
import { type Tone, toneColor } from './tone.ts';

type ProgressBarProps = {
  label: string;
  /** Absent: in progress without a known value. */
  value?: number;
  max?: number;
  tone?: Tone;
  /** The text at the right end, such as "640 of 1 000". */
  text?: string;
  hideLabel?: boolean;
};

export function ProgressBar({
  label,
  value,
  max = 100,
  tone = 'primary',
  text,
  hideLabel,
}: ProgressBarProps) {
  return (
    <div className="flex w-full min-w-0 flex-col gap-1.5">
      {!(hideLabel && !text) && (
        <div className="flex justify-between gap-3 text-note">
          <span className={hideLabel ? 'sr-only' : 'truncate text-ink-soft'}>{label}</span>
          {text && <span className="ms-auto whitespace-nowrap text-ink-faint tabular-nums">{text}</span>}
        </div>
      )}
      <progress
        aria-label={label}
        value={value}
        max={max}
        className={classNames('progress-line', toneColor[tone])}
      />
    </div>
  );
}
