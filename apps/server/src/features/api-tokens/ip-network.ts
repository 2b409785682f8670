import ipaddr from 'ipaddr.js';

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32` in one spelling; undefined for anything else. */
export function ipNetwork(input: string): string | undefined {
  const [address = '', bits, ...rest] = input.trim().split('/');
  if (rest.length > 0 || !isPlainAddress(address)) return undefined;
  const parsed = ipaddr.process(address);
  const maxBits = parsed.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return parsed.toString();
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > maxBits) return undefined;
  const network =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`);
  return `${network}/${bits}`;
}

export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [base, bits] = network.includes('/')
      ? ipaddr.parseCIDR(network)
      : [ipaddr.process(network), undefined];
    if (base.kind() !== parsed.kind()) return false;
    return parsed.match([base, bits ?? (base.kind() === 'ipv4' ? 32 : 128)] as never);
  });
}

/** The library also accepts `127.1`, octal and hex, which could allow an address nobody meant. */
function isPlainAddress(address: string): boolean {
  return (
    ipaddr.IPv4.isValidFourPartDecimal(address) || (ipaddr.IPv6.isValid(address) && !address.includes('%'))
  );
}
