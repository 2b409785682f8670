/** Whoever pastes a link where one searches wants to promote it: the order form takes it from there. */
export function linkToOrder(text: string): string | undefined {
  const url = text.trim();
  return /^https?:\/\/\S+\.\S+$/i.test(url) ? `/orders/create?${new URLSearchParams({ url })}` : undefined;
}
