import { type ReactNode, useEffect, useRef } from 'react';

const gap = 12;

/** Fixed at the bottom while the form is longer than the screen. Dialogs and toasts stay above it. */
export function PhonePayBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      const height = bar.current?.offsetHeight ?? 0;
      // Each change makes the browser compute the style of the whole page.
      if (height > 0) style.setProperty('--pay-bar', `${height + gap}px`);
      else style.removeProperty('--pay-bar');
    });
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--pay-bar');
    };
  }, []);
  return (
    <div
      ref={bar}
      className="sticky bottom-[var(--bottom-bar,0px)] z-20 -mx-4 border-line border-t bg-surface px-4 py-3 tablet:-mx-6 tablet:px-6 roomy:hidden"
    >
      {children}
    </div>
  );
}
