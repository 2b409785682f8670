import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line-strong border-b-2 bg-surface px-1 font-medium font-sans text-12 text-ink-soft">
      {children}
    </kbd>
  );
}
