import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** For lists and tables, which have their own padding. */
  flush?: boolean;
};

export function Card({ title, text, action, flush = false, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames(
        'min-w-0 rounded-lg border border-line bg-surface',
        !flush && 'p-4 tablet:p-5',
        className,
      )}
    >
      {(title || action) && (
        <div
          className={classNames(
            'flex flex-wrap items-start justify-between gap-x-4 gap-y-3',
            flush ? 'p-4 tablet:px-5' : 'pb-4',
          )}
        >
          {/* Beside a long text the action would leave a narrow column on phones; there it stands below. */}
          <div className={classNames('min-w-0', text ? 'flex-1 basis-56' : 'grow')}>
            {title && <h2 className="font-semibold text-16">{title}</h2>}
            {text && <p className="mt-0.5 text-ink-soft">{text}</p>}
          </div>
          {action && <div className="-my-1 flex min-h-8 shrink-0 items-center gap-2">{action}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
