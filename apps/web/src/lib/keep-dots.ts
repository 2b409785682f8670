/** A service's name whose lines may end with a dot between its parts but never begin with one, nor part a number from its unit. */
export function keepDots(name: string): string {
  return name.replaceAll(' · ', '\u00a0· ').replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}
