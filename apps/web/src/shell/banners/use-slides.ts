import { useEffect, useState } from 'react';

/** Which of several slides shows. `delay` null: none follows by itself. */
export function useSlides(
  count: number,
  delay: number | null,
): { current: number; choose(index: number): void } {
  const [current, choose] = useState(0);
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (count < 2 || !delay || isStill) return;
    const timer = setInterval(() => choose((index) => (index + 1) % count), Math.max(delay, 1000));
    return () => clearInterval(timer);
  }, [count, delay]);
  return { current: Math.min(current, Math.max(count - 1, 0)), choose };
}
