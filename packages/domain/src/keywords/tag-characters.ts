/** What the video network takes for all tags of one video, and for one of them. */
export const maxTagCharacters = 500;
export const maxTagLength = 100;

/** As the network counts: commas between tags, and quotes around those with a space. */
export function tagCharacters(tags: readonly string[]): number {
  return tags.reduce(
    (sum, tag, index) => sum + lengthOf(tag) + (/\s/u.test(tag) ? 2 : 0) + (index === 0 ? 0 : 1),
    0,
  );
}

/** The first tags that fit together; a long one that does not fit leaves room for shorter ones after it. */
export function tagsThatFit(tags: readonly string[], limit = maxTagCharacters): string[] {
  const fitting: string[] = [];
  for (const tag of tags) if (tagCharacters([...fitting, tag]) <= limit) fitting.push(tag);
  return fitting;
}

/** As they are pasted into the network's own form. */
export function tagsAsText(tags: readonly string[]): string {
  return tags.join(', ');
}

/** Letters as people count them in code points: an emoji of one sign is one. */
function lengthOf(tag: string): number {
  return Array.from(tag).length;
}
