import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const CurrentMinute = createContext(0);

const minute = 60_000;

/**
 * The time for relative dates. It starts with the moment when the server rendered, so that the browser's first render
 * is the same, and then follows the clock by the minute: what was done since is not in the future.
 */
export function RenderedAtProvider({ now, children }: { now: number; children: ReactNode }) {
  const [time, setTime] = useState(now);
  useEffect(() => {
    // The device's clock may be wrong, but it tells how much time has passed.
    const ahead = Date.now() - now;
    const timer = setInterval(() => startTransition(() => setTime(Date.now() - ahead)), minute);
    return () => clearInterval(timer);
  }, [now]);
  return <CurrentMinute value={time}>{children}</CurrentMinute>;
}

export function useRenderedAt(): number {
  return useContext(CurrentMinute);
}
