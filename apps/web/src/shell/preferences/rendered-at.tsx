import { createContext, type ReactNode, useContext } from 'react';

const RenderedAt = createContext(0);

/** When the page was rendered: the same on server and browser, so relative dates never jump. */
export function RenderedAtProvider({ now, children }: { now: number; children: ReactNode }) {
  return <RenderedAt value={now}>{children}</RenderedAt>;
}

export function useRenderedAt(): number {
  return useContext(RenderedAt);
}
