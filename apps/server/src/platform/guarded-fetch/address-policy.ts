import ipaddr from 'ipaddr.js';

export interface AddressPolicy {
  /** For tests and development only: providers and gateways on this machine. */
  allowLoopback: boolean;
}

/**
 * Whether we may connect to this IP address. Only plain global unicast passes; every form that hides an IPv4
 * address inside an IPv6 one (mapped, compatible, NAT64, 6to4, Teredo) is refused whatever it hides.
 */
export function isAllowedAddress(address: string, policy: AddressPolicy): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback') return policy.allowLoopback;
  if (range !== 'unicast') return false;
  // ipaddr.js calls everything it has no name for `unicast`; IANA has handed out 2000::/3 only.
  return parsed instanceof ipaddr.IPv4 || (parsed.parts[0] ?? 0) >> 13 === 1;
}
