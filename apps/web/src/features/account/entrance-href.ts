/** From one way in to another; where the visitor wanted to go travels along, secrets do not. */
export function entranceHref(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of ['token', 'code', 'email', 'notice']) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
