import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

const known = new LRUCache<string, string>({ max: 5000 });

/** The /24 or /48 network of an address: what one household or a small attacker controls. */
export function networkOf(address: string): string {
  const network = known.get(address) ?? parse(address);
  known.set(address, network);
  return network;
}

function parse(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? String(ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`))
    : String(ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`));
}
