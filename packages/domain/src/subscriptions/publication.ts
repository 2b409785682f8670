/** Something new that a channel published, as its network lists it. */
export interface Publication {
  /** By which the network tells it from others. */
  key: string;
  link: string;
  title: string;
  publishedAt: Date | null;
}

/**
 * What stood there before somebody subscribed is not promoted: not at the first look, and not when a deleted
 * neighbour brings it back into the list later.
 */
export function isNewPublication(
  { publishedAt }: Pick<Publication, 'publishedAt'>,
  { subscribedAt, isFirstLook }: { subscribedAt: Date; isFirstLook: boolean },
): boolean {
  if (publishedAt === null) return !isFirstLook;
  return publishedAt.getTime() > subscribedAt.getTime();
}
