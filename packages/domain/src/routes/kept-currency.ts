/** A `currency` in the address stays there from page to page, unless the link names one itself. */
export function keepCurrency(path: string, search: string): string {
  const currency = new URLSearchParams(search).get('currency');
  if (currency === null || /[?&]currency=/.test(path)) return path;
  const [address = '', hash] = path.split('#', 2);
  const added = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ currency })}`;
  return hash === undefined ? added : `${added}#${hash}`;
}
