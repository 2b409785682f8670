/** Link between sign-in pages. Keeps the page to return to and drops secrets. */
export function signInHref(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of ['token', 'code', 'email', 'notice']) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
