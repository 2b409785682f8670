/** A service's name whose lines may end with a dot between its parts, but never begin with one. */
export function keepDots(name: string): string {
  return name.replaceAll(' · ', '\u00a0· ');
}
