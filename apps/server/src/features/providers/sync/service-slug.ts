const longestWords = 80;

/** Readable where the name is in Latin letters, and unique by the provider's own number. */
export function serviceSlug(name: string, providerId: bigint, number: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestWords)
    .replace(/^-+|-+$/g, '');
  const own = `${providerId}-${number.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.replace(/-+$/, '');
  return words ? `${words}-${own}` : `service-${own}`;
}
