/** Written as `{customer}` in a canned reply, and replaced when it is put into an answer. */
export const replyPlaceholders = ['customer', 'order', 'panel'] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

const placeholder = /\{\s*([A-Za-z_ ]+?)\s*\}/g;

/** The first thing in braces that is no placeholder, most likely a typing error. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(placeholder)) if (!isPlaceholder(name)) return name;
  return undefined;
}

/** The first placeholder that nobody has filled in. */
export function leftPlaceholder(text: string): ReplyPlaceholder | undefined {
  for (const [, name = ''] of text.matchAll(placeholder)) if (isPlaceholder(name)) return name;
  return undefined;
}

/** What has no value, such as the order of a ticket about nothing in particular, stays visible in braces. */
export function fillReply(
  text: string,
  values: Readonly<Partial<Record<ReplyPlaceholder, string | undefined>>>,
): string {
  return text.replace(placeholder, (whole, name: string) => (isPlaceholder(name) && values[name]) || whole);
}

function isPlaceholder(name: string): name is ReplyPlaceholder {
  return replyPlaceholders.some((known) => known === name);
}
