/** An empty list takes every link of the network. */
export function takesKinds(taken: readonly string[], kinds: readonly string[]): boolean {
  return taken.length === 0 || kinds.some((kind) => taken.includes(kind));
}
