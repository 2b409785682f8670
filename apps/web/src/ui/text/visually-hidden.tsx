import type { ReactNode } from 'react';

/** Heard by screen readers, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
