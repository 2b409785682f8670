import type { ReactNode } from 'react';

type PageHeaderProps = { title: ReactNode; text?: ReactNode; breadcrumb?: ReactNode; actions?: ReactNode };

/** The page's h1, one line about it, and its actions, at most one of them primary. */
export function PageHeader({ title, text, breadcrumb, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-4 pb-6 tablet:flex-row tablet:flex-wrap tablet:items-end tablet:justify-between">
      <div className="min-w-0 tablet:grow tablet:basis-80">
        {breadcrumb && <div className="mb-2">{breadcrumb}</div>}
        <h1 className="font-semibold text-28 tracking-tight">{title}</h1>
        {text && <p className="mt-1 max-w-[68ch] text-ink-soft">{text}</p>}
      </div>
      {actions && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-tablet:*:grow tablet:shrink-0">
          {actions}
        </div>
      )}
    </header>
  );
}
