import type { ReactNode } from 'react';

/** Under the thumb while the form is longer than the screen. */
export function PhonePayBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[var(--bottom-bar,0px)] z-20 -mx-4 border-line border-t bg-surface px-4 py-3 tablet:-mx-6 tablet:px-6 roomy:hidden">
      {children}
    </div>
  );
}
