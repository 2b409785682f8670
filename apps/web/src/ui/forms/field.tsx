import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** A note beside the label, such as "optional". */
  note?: string;
  hideLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around one control; an error replaces the hint so that nothing jumps. */
export function Field({ label, hint, error, note, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const message = error ?? hint;
  const messageId = `${id}message`;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {note && <span className="text-ink-faint text-note">{note}</span>}
      </div>
      {children({
        id,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {message && (
        <p
          id={messageId}
          className={classNames('flex gap-1.5 text-note', error ? 'text-danger-text' : 'text-ink-faint')}
        >
          {error && <CircleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />}
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
