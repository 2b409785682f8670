/** Something new that a channel published, as its network lists it. */
export interface Publication {
  /** The network's id for it. */
  key: string;
  link: string;
  title: string;
  publishedAt: Date | null;
}

/**
 * What was published before the subscription is not promoted: not at the first check, and not when a
 * deletion moves it back into the list later.
 */
export function isNewPublication(
  { publishedAt }: Pick<Publication, 'publishedAt'>,
  { subscribedAt, isFirstCheck }: { subscribedAt: Date; isFirstCheck: boolean },
): boolean {
  if (publishedAt === null) return !isFirstCheck;
  return publishedAt.getTime() > subscribedAt.getTime();
}
