/** Such an item leads nowhere itself: it opens its children. */
export function isMenuGroup(routeName: string): boolean {
  return routeName.includes('-group');
}
