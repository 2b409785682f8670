/** What a banner's frame may send: its height, or what was clicked. */
export type FrameMessage = { height: number } | { clicked: string; path: string | null };

const maximumHeight = 2000;

/** A frame without an origin posts as `null`; anything that is not exactly our format is ignored. */
export function readFrameMessage(event: Pick<MessageEvent, 'origin' | 'data'>): FrameMessage | undefined {
  const { data } = event as { data: Record<string, unknown> | null };
  if (event.origin !== 'null' || typeof data !== 'object' || data?.source !== 'marquee-banner')
    return undefined;
  const { height, clicked, path } = data;
  if (typeof height === 'number' && Number.isInteger(height) && height >= 0) {
    return { height: Math.min(height, maximumHeight) };
  }
  if (typeof clicked !== 'string' || clicked.length > 500) return undefined;
  return { clicked, path: typeof path === 'string' && path.length <= 2048 ? path : null };
}
