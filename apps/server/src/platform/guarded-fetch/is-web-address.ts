/** Plain http only for this machine; the guarded fetch decides whether the address may be reached. */
export function isWebAddress(address: string | undefined): boolean {
  const url = URL.parse(address ?? '');
  if (url?.username !== '' || url.password !== '') return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
  );
}
