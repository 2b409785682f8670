/** A group has no page of its own: it opens its children. */
export function isMenuGroup(routeName: string): boolean {
  return routeName.includes('-group');
}
